"""Languages: the catalogues, and texts said in one of them."""
