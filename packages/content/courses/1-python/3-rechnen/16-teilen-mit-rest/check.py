from hbg_check.words import numbers_of

EACH = ("jede", "pro gast", "je gast")
REST = ("rest", "bleib", "übrig")
BENCH = ("bänk", "bank")
PILLOW = ("kissen",)


def goal_1(run):
    run.code.calls("input", at_least=2)
    _share(run, 47, 7, each=6, rest=5)


def goal_2(run):
    _share(run, 107, 18, each=5, rest=17)


def goal_3(run):
    _seat(run, 100, 30, benches=7, pillows=2)
    _seat(run, 200, 39, benches=9, pillows=3)


def _share(run, bags, guests, each, rest):
    seen = run(inputs=[bags, guests, 9]).shows(each).shows(rest)
    is_right = _stand_right(seen, (EACH, each), (REST, rest))
    seen.check(is_right, f"Jeder Gast bekommt {each}, danach bleiben {rest} übrig. Welche Zahl steht bei dir wo?")


def _seat(run, bags, guests, benches, pillows):
    seen = run(inputs=[bags, guests, 9]).shows(benches).shows(pillows)
    is_right = _stand_right(seen, (BENCH, benches), (PILLOW, pillows))
    seen.check(is_right, f"{benches} Bänke werden voll, {pillows} Gäste sitzen auf Kissen. Welche Zahl steht bei dir wo?")


def _stand_right(seen, first, second):
    """Each number beside its words; where none of them is said, in the order of the task."""
    lines = [_read(line, first, second) for line in seen.output.lower().split("\n")]
    told = [line for line in lines if line["words"] and line["numbers"]]
    if not told:
        told = [{"words": ["first", "second"], "numbers": [name for line in lines for name in line["numbers"]]}]
    return all(_fit(**line) for line in told)


def _read(line, first, second):
    """Which of the two a line speaks of, and which of the two numbers it holds, in their order."""
    places = {"first": _first_of(first[0], line), "second": _last_of(second[0], line)}
    words = sorted((name for name, place in places.items() if place >= 0), key=places.get)
    names = {first[1]: "first", second[1]: "second"}
    return {"words": words, "numbers": [names[number] for number in numbers_of(line) if number in names]}


def _fit(words, numbers):
    if len(words) == 1:
        return words[0] in numbers
    return list(dict.fromkeys(numbers)) in (words, words[:1], words[1:])


def _first_of(words, line):
    return min((line.find(word) for word in words if word in line), default=-1)


def _last_of(words, line):
    return max(line.rfind(word) for word in words)
