"""A ruling on any hand: typed as a line, tapped together, from four figures, or from chips."""
