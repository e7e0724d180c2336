"""The compiled floor: only modules of this package import numba.

Plain arrays and whole numbers in, plain arrays and whole numbers out. Compiling is slow and grows with what is handed
on, so kernels share these ways: arrays are made in Python, where no allocation has to be compiled; an inner function
gets the few arrays that it reads; whole numbers are of 64 bits, so that a function is compiled for one type only.

From the bottom up: ``jit``; ``numbering``; ``strengths``; ``boards``; ``sweeps``; then ``sums``, ``flops``,
``showdowns`` and ``outcomes`` for whole games, ``live`` and ``before`` for one hand, ``rounds``, ``tables`` and
``count``.
"""
