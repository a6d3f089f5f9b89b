"""Why the rulings can be trusted."""
