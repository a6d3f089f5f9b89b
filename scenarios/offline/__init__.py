"""The site without network: which pages a device keeps, and the worker that keeps them."""
