import type { ErrorCase } from '../error-case.ts';

/** Numbers that somebody typed, in texts that are joined. */
export const typedCases: readonly ErrorCase[] = [
  {
    code: 'alter = input("Alter? ")\nprint("Bald bist du " + alter + 1)',
    kind: 'input-is-text',
    mentions: [
      '`alter` kommt von `input()` und ist darum ein Text',
      '`int(alter) + 1`',
      'ein Komma statt `+`',
      '`str(int(alter) + 1)`',
    ],
    line: 2,
    column: 7,
    answers: ['10'],
  },
  {
    code: 'print("Bald bist du " + input("Alter? ") + 1)',
    kind: 'input-is-text',
    mentions: ['`input("Alter? ")` gibt immer', '`int(input("Alter? ")) + 1`'],
    answers: ['10'],
  },
  {
    code: 'alter = input("Alter? ")\nprint("Vorher: " + alter - 1)',
    kind: 'input-is-text',
    mentions: ['`int(alter) - 1`', '`str(int(alter) - 1)`'],
    answers: ['10'],
  },
  {
    code: 'meter = input("Wie weit? ")\nprint("Weiter: " + meter + 0.5)',
    kind: 'input-is-text',
    mentions: ['`float(meter) + 0.5`'],
    answers: ['1.5'],
  },
  {
    code: 'alter = input("Alter? ")\nif 10 < 12 < alter:\n    print("groß")',
    kind: 'input-is-text',
    mentions: ['alter = int(alter)'],
    answers: ['13'],
  },
  {
    code: 'alter = input("Alter? ")\nprint("Noch " + (20 - alter))',
    kind: 'input-is-text',
    mentions: ['alter = int(alter)'],
    answers: ['13'],
  },
  {
    code: 'name = input("Name? ")\nprint("Hallo " + name + 1)',
    kind: 'text-plus-number',
    mentions: ['`str(1)`'],
    answers: ['Byte'],
  },
  {
    code: 'alter = int(input("Alter? "))\nprint("Du bist " + str(alter) + 1)',
    kind: 'text-plus-number',
    mentions: ['`str(1)`'],
    answers: ['10'],
  },
  {
    code: 'a = input("a? ")\nb = input("b? ")\nprint(a + b + 1)',
    kind: 'input-is-text',
    mentions: ['b = int(b)'],
    answers: ['1', '2'],
  },
  {
    code: 'alter = input("Alter? ")\nprint("Bald " + alter + (1 + 2))',
    kind: 'input-is-text',
    mentions: ['`int(alter) + (1 + 2)`'],
    answers: ['10'],
  },
  {
    code: 'alter = input("Alter? ")\nif 10 < alter < 20:\n    print("groß")',
    kind: 'input-is-text',
    mentions: ['alter = int(alter)'],
    answers: ['13'],
  },
  {
    code: 'alter = input("Alter? ")\nprint("Bald bist du " + 1 + alter)',
    kind: 'input-is-text',
    mentions: ['`1 + int(alter)`', '`str(1 + int(alter))`'],
    answers: ['10'],
  },
  {
    code: 'name = input("Name? ")\nprint("Platz " + 1 + name)',
    kind: 'text-plus-number',
    mentions: ['`str(1)`'],
    answers: ['Byte'],
  },
  {
    code: 'alter = input("Alter? ")\nprint("Platz " + 1 + alter.strip())',
    kind: 'text-plus-number',
    mentions: ['`str(1)`'],
    answers: ['10'],
  },
];
