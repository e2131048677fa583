"""Maps and card sheets: those in the box, those of the host, those that people bring."""
