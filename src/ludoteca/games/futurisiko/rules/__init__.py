"""The rulebook, chapter by chapter, as kernels over the record of `layout`."""
