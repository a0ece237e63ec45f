import re


def goal_1(run):
    outputs = set()
    for seed in range(5):
        seen = run(inputs=["robot"] * 40, seed=seed).shows_after("Punkte:", 1)
        outputs.add(seen.output)
    seen.check(len(outputs) > 1, "Die Wörter kommen jedes Mal in derselben Reihenfolge.")


def goal_2(run):
    seen = run(inputs=["x"] * 40).value("len(vokabeln)", between=(6, 1000))
    for word in seen.read("list(vokabeln)"):
        seen.shows(str(word))


def goal_3(run):
    seen = run(inputs=["x"] * 40).shows_after("Punkte:", 0)
    for answer in seen.read("list(vokabeln.values())"):
        seen.shows(str(answer))


def goal_4(run):
    count = len(run(inputs=["x"] * 40).read("vokabeln"))
    run(inputs=_Knowing()).shows_after("Punkte:", count)


class _Knowing:
    """Gives the right answer to the word that was said last."""

    def __init__(self):
        self._open = None
        self._heard = 0

    def __call__(self, said, names):
        words = names["vokabeln"]
        self._open = list(words) if self._open is None else self._open
        new, self._heard = said[self._heard :], len(said)
        word = max(self._open, key=lambda word: (_last_place(word, new), len(word)))
        self._open.remove(word)
        return words[word]


def _last_place(word, text):
    return max((found.end() for found in re.finditer(rf"(?<!\w){re.escape(word)}(?!\w)", text)), default=-1)
