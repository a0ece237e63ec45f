import type { WarningCase } from '../warning-case.ts';

/** Conditions that are always true, or never. */
export const conditionCases: WarningCase[] = [
  {
    code: 'if farbe == "blau" or "grün":\n    print(1)',
    warnings: [['compared-once', 1]],
    mentions: ['`"grün"` wird mit nichts verglichen', '`farbe == "blau" or farbe == "grün"`'],
  },
  {
    code: 'while größe != 1 or 2:\n    größe = int(input())',
    warnings: [['compared-once', 1]],
    mentions: ['`größe != 1 and größe != 2`'],
  },
  {
    code: 'if a:\n    pass\nelif "x" or "y" in wort:\n    print(1)',
    warnings: [['compared-once', 3]],
    mentions: ['`"x" in wort or "y" in wort`'],
  },
  {
    code: 'if x > 3 and 5:\n    pass',
    warnings: [['compared-once', 1]],
    mentions: ['`x > 3 and x > 5`'],
  },
  {
    code: 'if (x == "a" or "b") and y:\n    pass',
    warnings: [['compared-once', 1]],
  },
  {
    code: 'if x == ("a" or "b"):\n    pass',
    warnings: [['compared-once', 1]],
    mentions: ['nur mit `"a"`', '`x == "a" or x == "b"`'],
  },
  { code: 'if x == "a" or "b" or "c":\n    pass', warnings: [['compared-once', 1]] },
  {
    code: 'if x == "a" or x == "b" or "c" in y or a or f(1 or 2):\n    pass\nif x in ("a", "b") or not y:\n    pass',
    warnings: [],
  },
  { code: 'name = eingabe or "Byte"\nif name == "a" or "":\n    pass', warnings: [] },
  {
    code: 'while antwort != "ja" or antwort != "nein":\n    antwort = input()',
    warnings: [['contradiction', 1]],
    mentions: ['stimmt das immer', '`and`'],
  },
  {
    code: 'if zahl == 1 and zahl == 2:\n    pass',
    warnings: [['contradiction', 1]],
    mentions: ['stimmt das nie', '`or`'],
  },
  {
    code: 'if x != "a" or x != \'a\':\n    pass\nif x != 1 and x != 2:\n    pass\nif x == 1 or x == 2:\n    pass',
    warnings: [],
  },
  {
    code: 'if x == 1 and x == 2 or y:\n    pass\nif not (x != 1 or x != 2):\n    pass',
    warnings: [],
  },
  { code: 'if x != 1 or y != 2:\n    pass\nif x != a or x != b:\n    pass', warnings: [] },
  { code: 'if x & 1 == 1:\n    pass\nif (x > 3) & (x < 9):\n    pass', warnings: [] },
];
