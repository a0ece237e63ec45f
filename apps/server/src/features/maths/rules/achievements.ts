import type { MathsAchievement } from '@hbg/contract/maths';
import { courses } from '@hbg/maths/courses/courses';
import type { HouseDays } from '../../../house-days.ts';
import type { Answered } from './answered.ts';
import { oftenEnough } from './known-kinds.ts';

type Days = Pick<HouseDays, 'dayOf'>;
type Piece = MathsAchievement['evidence'][number];
type Rule = Omit<MathsAchievement, 'have' | 'evidence' | 'earnedAt'> & {
  /** By their moments, no more than are needed. */
  readonly piecesOf: (answers: readonly Answered[], need: number, days: Days) => readonly Piece[];
};

const ofFractions = courses.find(({ id }) => id === 'B')?.kinds ?? [];
const allKinds = courses.flatMap(({ kinds }) => kinds);

const rules: readonly Rule[] = [
  {
    id: 'erste-loesung',
    name: 'Erste Lösung',
    description: 'Du hast deine erste Aufgabe gelöst.',
    toDo: 'Löse deine erste Aufgabe.',
    rarity: 'common',
    icon: 'check',
    need: 1,
    piecesOf: (answers) => rightOnes(answers),
  },
  {
    id: 'fuenferserie',
    name: 'Fünferserie',
    description: 'Du hast fünf Aufgaben hintereinander gelöst.',
    toDo: 'Löse fünf Aufgaben hintereinander.',
    rarity: 'common',
    icon: 'flame',
    need: 5,
    piecesOf: longestRun,
  },
  {
    id: 'alle-kurse',
    name: 'Alle Kurse besucht',
    description: 'Du hast in jedem der fünf Kurse eine Aufgabe gelöst.',
    toDo: 'Löse in jedem der fünf Kurse eine Aufgabe.',
    rarity: 'common',
    icon: 'compass',
    need: courses.length,
    piecesOf: (answers) => firstOfEach(rightOnes(answers), ({ kind }) => kind.slice(0, 1)),
  },
  {
    id: 'zehnerserie',
    name: 'Zehnerserie',
    description: 'Du hast zehn Aufgaben hintereinander gelöst.',
    toDo: 'Löse zehn Aufgaben hintereinander.',
    rarity: 'uncommon',
    icon: 'flame',
    need: 10,
    piecesOf: longestRun,
  },
  {
    id: 'aus-fehlern-klug',
    name: 'Aus Fehlern klug',
    description:
      'Dreimal hat dir der Trainer gezeigt, was schiefging, und du hast die nächste Aufgabe derselben Art gelöst.',
    toDo: 'Löse dreimal die nächste Aufgabe derselben Art, nachdem dir der Trainer gezeigt hat, was schiefging.',
    rarity: 'uncommon',
    icon: 'lightbulb',
    need: 3,
    piecesOf: afterDiagnosis,
  },
  {
    id: 'rechenprogramm',
    name: 'Rechenprogramm',
    description: 'Du hast eine Aufgabe mit einem Python-Programm gelöst.',
    toDo: 'Löse eine Aufgabe mit einem Python-Programm.',
    rarity: 'uncommon',
    icon: 'terminal',
    need: 1,
    piecesOf: (answers) => rightOnes(answers.filter(({ byProgram }) => byProgram)),
  },
  {
    id: 'bruchpilot',
    name: 'Bruchpilot',
    description: 'Du hast jede Art aus „Brüche und Prozente“ dreimal gelöst.',
    toDo: 'Löse jede Art aus „Brüche und Prozente“ dreimal.',
    rarity: 'rare',
    icon: 'plane',
    need: ofFractions.length,
    piecesOf: (answers) =>
      known(answers, 1, () => '').filter(({ kind }) => ofFractions.some(({ id }) => id === kind)),
  },
  {
    id: 'mathe-maschine',
    name: 'Mathe-Maschine',
    description: 'Du hast alle 45 Arten dreimal gelöst, jede an mindestens zwei Tagen.',
    toDo: 'Löse alle 45 Arten dreimal, jede an mindestens zwei Tagen.',
    rarity: 'rare',
    icon: 'cpu',
    need: allKinds.length,
    piecesOf: (answers, _, days) => known(answers, 2, ({ at }) => days.dayOf(Date.parse(at))),
  },
];

export function achievementsOf(answers: readonly Answered[], days: Days): MathsAchievement[] {
  return rules.map((rule) => standingOf(rule, answers, days));
}

function standingOf(
  { piecesOf, ...rule }: (typeof rules)[number],
  answers: readonly Answered[],
  days: Days,
): MathsAchievement {
  const evidence = piecesOf(answers, rule.need, days).slice(0, rule.need).map(pieceOf);
  const last = evidence.length === rule.need ? evidence.at(-1) : undefined;
  return { ...rule, have: evidence.length, evidence, earnedAt: last?.at ?? null };
}

function pieceOf({ kind, at }: Piece): Piece {
  return { kind, at };
}

function rightOnes(answers: readonly Answered[]): Answered[] {
  return answers.filter(({ isRight }) => isRight);
}

/** The first that is long enough, else the longest so far. */
function longestRun(answers: readonly Answered[], need: number): readonly Answered[] {
  let longest: readonly Answered[] = [];
  let run: Answered[] = [];
  for (const answer of answers) {
    run = answer.isRight ? [...run, answer] : [];
    if (run.length > longest.length) longest = run;
    if (longest.length === need) return longest;
  }
  return longest;
}

function firstOfEach(
  answers: readonly Answered[],
  keyOf: (answer: Answered) => string,
): Answered[] {
  return [...Map.groupBy(answers, keyOf).values()].flatMap((all) => all.slice(0, 1));
}

/** Right, where the answer before to the same kind was wrong in a way that was explained. */
function afterDiagnosis(answers: readonly Answered[]): Answered[] {
  const before = new Map<string, Answered>();
  return answers.filter((answer) => {
    const last = before.get(answer.kind);
    before.set(answer.kind, answer);
    return answer.isRight && Boolean(last?.mistake);
  });
}

/** Each kind at the moment from which on it was right often enough, on so many days. */
function known(
  answers: readonly Answered[],
  onDays: number,
  dayOf: (answer: Answered) => string,
): Answered[] {
  const byKind = Map.groupBy(rightOnes(answers), ({ kind }) => kind);
  return [...byKind.values()]
    .flatMap((all) => {
      const at = all.findIndex(
        (_, index) =>
          index + 1 >= oftenEnough && new Set(all.slice(0, index + 1).map(dayOf)).size >= onDays,
      );
      return at === -1 ? [] : all.slice(at, at + 1);
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
