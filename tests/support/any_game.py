"""The game on the table where it does not matter which: the one place that chooses it.

In the browser it must be one that has a face; where no browser looks, the tests play the toy.
"""

ANY_GAME = "lauriers"
