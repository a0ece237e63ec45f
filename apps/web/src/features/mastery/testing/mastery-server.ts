import type { KataForm, MasteryChapter, MasteryLesson, Term } from '@hbg/contract/mastery';
import type { Unit } from '@hbg/contract/units';
import { screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';
import { visitAs } from '../../../../testing/render-app.tsx';
import { firstDay } from '../../achievements/shared/testing/first-day.ts';
import { areaWords } from '../area-words.ts';

type Handlers = Parameters<typeof fakeServer>[0];

export const nothingBrought = { xp: 0, badges: [], level: null, points: 0 };

const standing: MasteryLesson['standing'] = {
  state: 'open',
  percent: 0,
  solved: Array(6).fill(false),
  quiz: null,
  dueOn: null,
  isDue: false,
};

export function lessonOf(
  slug: string,
  title: string,
  part: Partial<MasteryLesson> = {},
  stands: Partial<MasteryLesson['standing']> = {},
): MasteryLesson {
  return {
    unit: `python-mastery/${slug}`,
    title,
    type: 'theory',
    minutes: 12,
    xp: 10,
    example: 'print("Hallo")\n',
    katas: ['predict', 'predict', 'repair', 'repair', 'write', 'write'],
    isCompleted: false,
    ...part,
    standing: { ...standing, ...stands },
  };
}

export function chapterOf(
  id: string,
  title: string,
  lessons: MasteryLesson[],
  exam: Partial<MasteryChapter['exam']> = {},
): MasteryChapter {
  const more = { description: '', difficulty: 'Anfänger', minutes: 48, xp: 50 } as const;
  const unit = `python-mastery/pruefung-${id}`;
  return { id, title, ...more, lessons, exam: { unit, best: null, isPassed: false, ...exam } };
}

export const chapters = [
  chapterOf('grundlagen', 'Grundlagen', [
    lessonOf('ausgabe', 'Ausgabe'),
    lessonOf('variablen', 'Variablen'),
  ]),
  chapterOf('schleifen', 'Schleifen', [lessonOf('range-genau', 'range genau')]),
];

const card: Unit = {
  id: 'python-mastery/ausgabe',
  title: 'Ausgabe',
  kind: 'katas',
  language: null,
  minutes: 12,
  content: 'Mit `print` zeigst du etwas.\n',
  goals: [],
  hints: [],
  quiz: [
    {
      question: 'Was schreibt print?',
      code: null,
      options: [
        { text: 'Text', isRight: true, why: null },
        { text: 'Bilder', isRight: false, why: 'Dafür ist turtle da.' },
      ],
    },
  ],
  starter: {},
  solution: {},
  check: null,
  data: {},
  xp: 10,
};

/** A question whose right answer stands first. */
export const asked = {
  form: 'predict' satisfies KataForm,
  unit: { ...card, kind: 'quiz', quiz: [{ ...card.quiz[0], question: 'Was kommt heraus?' }] },
};

export const toWrite = {
  form: 'write' satisfies KataForm,
  unit: {
    ...card,
    title: 'Schreiben',
    kind: 'build',
    language: 'python',
    content: 'Begrüße die Garage.',
    goals: [{ text: 'Es steht `Hallo` da', prints: 'Hallo' }],
    hints: ['Denk an die Anführungszeichen.'],
    quiz: [],
    starter: { 'main.py': 'print()\n' },
    solution: { 'main.py': 'print("Hallo")\n' },
  },
};

const terms: Term[] = [
  termOf('schleife', 'Schleife', 'Wiederholt etwas für dich.'),
  termOf('ueberschrift', 'Überschrift', 'Sagt, worum es geht.'),
];

function termOf(id: string, title: string, definition: string): Term {
  const example = { language: 'python', code: 'print(1)', output: '1' };
  return { id, title, names: [title], definition, category: 'Schleifen', example };
}

/** The room at an address; whatever is drawn at random is the first that there is. */
export async function openMastery(
  more: Handlers = {},
  { path = '/python-mastery', told = chapters }: { path?: string; told?: MasteryChapter[] } = {},
) {
  const area = path.startsWith('/html') ? 'html-mastery' : 'python-mastery';
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
  const sent = fakeServer({
    ...signedIn,
    [`GET /api/mastery?area=${area}`]: () => Response.json({ chapters: told }),
    [`GET /api/mastery/terms?area=${area}`]: () => Response.json({ terms }),
    'GET /api/achievements': () => Response.json(firstDay),
    [readUnit('ausgabe')]: () => Response.json(card),
    [readUnit('variablen')]: () => Response.json({ ...card, title: 'Variablen' }),
    ...more,
  });
  const router = visitAs('Byte', path);
  await screen.findByRole('heading', { level: 1, name: areaWords[area].title });
  await screen.findByRole('navigation', { name: 'Kapitel' });
  return { sent, router };
}

export function readKata(slug: string, number: number, variant: number): string {
  return `GET /api/katas?unit=python-mastery%2F${slug}&number=${number}&variant=${variant}`;
}

function readUnit(slug: string): string {
  return `GET /api/units?id=python-mastery%2F${slug}`;
}
