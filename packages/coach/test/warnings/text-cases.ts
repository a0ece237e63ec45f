import type { WarningCase } from '../warning-case.ts';

/** Names of variables within texts, and typed numbers that are repeated as texts. */
export const textCases: WarningCase[] = [
  {
    code: 'name = input("Name? ")\nprint("Hallo name")',
    warnings: [['name-in-text', 2]],
    mentions: ['`name` nur ein Wort', '`print("Hallo", name)`'],
  },
  {
    code: 'name = "Byte"\nprint("name")',
    warnings: [['name-in-text', 2]],
    mentions: ['`print(name)`'],
  },
  {
    code: "alter = 10\nprint('Du bist alter Jahre alt.')",
    warnings: [['name-in-text', 2]],
    mentions: ["`print('Du bist', alter, 'Jahre alt.')`"],
  },
  {
    code: 'lieblings_tier = "Igel"\nif True:\n    print("Ich mag lieblings_tier!", 3)',
    warnings: [['name-in-text', 3]],
    mentions: ['`"Ich mag", lieblings_tier, "!"`'],
  },
  { code: 'alter = 10\nprint("Mein alter Hund bellt, ein alter Hund.")', warnings: [] },
  { code: 'name = "Byte"\nprint("Hallo Name, wie ist dein name?")', warnings: [] },
  { code: 'name = "Byte"\nprint("Hallo name")\nprint(name)', warnings: [] },
  { code: 'name = "Byte"\nprint("Hallo name", f"{name}")', warnings: [] },
  { code: 'print("Sag mir name")\nname = input()', warnings: [] },
  { code: 'punkte = 3\nprint("punkte: 3")\nprint("punkte = 3")\nprint("punkte", 3)', warnings: [] },
  { code: 'laut = 3\nprint("Er bellt laut")', warnings: [] },
  { code: 'x = 3\nprint("Drück x")', warnings: [] },
  {
    code: 'name = 3\nd = {"name": 1}\nprint(d["name"], d.get("name"), "a" in "name")',
    warnings: [],
  },
  { code: 'datei = 3\nprint("datei.txt", "die-datei", "datei()", sep="datei")', warnings: [] },
  { code: 'name = 3\nprint("Hallo name".replace("name", "Byte"))', warnings: [] },
  { code: 'name = 3\nprint("Hallo name", locals())', warnings: [] },
  {
    code: 'alter = input("Alter? ")\nprint("Doppelt: " + alter * 2)\nprint(f"Du bist {alter}")',
    run: { answers: ['10'] },
    warnings: [['text-arithmetic', 1]],
    mentions: ['`alter = int(input("Alter? "))`'],
  },
];
