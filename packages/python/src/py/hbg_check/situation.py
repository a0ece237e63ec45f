"""What was different about a run, for the beginning of a sentence."""

from itertools import groupby

from hbg_check.dice import HIGHEST, LOWEST
from hbg_check.words import listed, quoted, shown

_EXTREMES = {LOWEST: "das Kleinste", HIGHEST: "das Größte"}
_MOST = 4


def situation_of(setting, asked):
    """`asked` is how often the program asked."""
    parts = []
    typed = () if callable(setting.inputs) else _typed(setting.inputs, asked)
    if typed:
        parts.append(_told(typed))
    if isinstance(setting.dice, str):
        parts.append(f"{'wenn' if parts else 'Wenn'} immer {_EXTREMES[setting.dice]} fällt")
    elif setting.dice:
        thrown = listed(map(shown, setting.dice[:_MOST]))
        parts.append(f"{'wenn' if parts else 'Wenn'} {thrown} gewürfelt {'wird' if len(setting.dice) == 1 else 'werden'}")
    if setting.given:
        values = listed(f"{name} = {shown(value)}" for name, value in setting.given.items())
        parts.append(f"{'mit' if parts else 'Mit'} {values}")
    return ", ".join(parts)


def _typed(inputs, asked):
    """What lies ready beyond the questions was never typed. Where nothing is asked it's what should have been."""
    inputs = [str(typed) for typed in inputs]
    is_same_always = len(inputs) > 1 and len(set(inputs)) == 1
    return inputs[:asked] if asked or is_same_always else inputs


def _told(typed):
    groups = [(text, len(list(alike))) for text, alike in groupby(typed)]
    named = listed(quoted(text) if times == 1 else f"{quoted(text)} ({times}-mal)" for text, times in groups[:_MOST])
    word = "Bei der Eingabe" if len(groups) == 1 else "Bei den Eingaben"
    return f"{word} {named}{' …' if len(groups) > _MOST else ''}"
