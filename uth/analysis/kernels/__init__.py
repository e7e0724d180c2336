"""The compiled floor. Only modules of this package import numba, and none of them calls a function of another.

numba's disk cache does not notice a change in another file, so kernels that call each other live in one module; what
they share is passed in as arrays.
"""
