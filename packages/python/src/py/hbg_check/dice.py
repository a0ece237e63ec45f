"""Dice that fall as a check says. What can't fall there is left to chance, which a seed settles."""

import itertools
import random

LOWEST, HIGHEST = "lowest", "highest"


def lay(dice, seed):
    """Until `start_over` puts the module back."""
    random.seed(seed)
    if dice is None:
        return
    falls = _Falls(dice)
    chance = {name: getattr(random, name) for name in ("randint", "randrange", "choice", "random", "uniform")}

    def randrange(start, stop=None, step=1):
        values = range(start) if stop is None else range(start, stop, step)
        return falls.one_of(values, lambda: chance["randrange"](start, stop, step))

    def shuffle(values):
        order = falls.order_of(values)
        values[:] = order or random.sample(values, len(values))

    random.randint = lambda a, b: falls.one_of(range(a, b + 1), lambda: chance["randint"](a, b))
    random.randrange = randrange
    random.choice = lambda values: falls.one_of(values, lambda: chance["choice"](values))
    random.random = lambda: falls.between(0, 1, chance["random"])
    random.uniform = lambda a, b: falls.between(a, b, lambda: chance["uniform"](a, b))
    random.shuffle = shuffle


class _Falls:
    """After the last value comes the first again."""

    def __init__(self, dice):
        self._extreme = {LOWEST: 0, HIGHEST: -1}.get(dice) if isinstance(dice, str) else None
        self._values = itertools.cycle([] if self._extreme is not None else dice)
        self._next = next(self._values, None)

    def one_of(self, values, chance):
        if self._extreme is not None and len(values) > 0:
            return values[self._extreme]
        return self._take() if self._next is not None and self._next in values else chance()

    def between(self, low, high, chance):
        if self._extreme is not None:
            return low if self._extreme == 0 else high
        is_number = isinstance(self._next, (int, float))
        return self._take() if is_number and low <= self._next <= high else chance()

    def order_of(self, values):
        fits = isinstance(self._next, list) and sorted(map(repr, self._next)) == sorted(map(repr, values))
        return self._take() if fits else None

    def _take(self):
        value, self._next = self._next, next(self._values, None)
        return value
