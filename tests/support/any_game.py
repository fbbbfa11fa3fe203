"""The game for tests in which any game will do: the one place that chooses it.

In the browser it must be one that has a face; where no browser looks, the tests play the toy.
"""

ANY_GAME = "lauriers"
