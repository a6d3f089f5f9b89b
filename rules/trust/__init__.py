"""Why the rulings can be trusted: the figures of the last proof, and the page that shows them."""
