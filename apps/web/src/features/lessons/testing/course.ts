import type { Lesson, ListedLesson } from '@hbg/contract/lessons';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';
import { ranWith } from '../../../../testing/ran-with.ts';

/** A course of four lessons in two chapters. */
export const lessons: readonly ListedLesson[] = [
  lesson(1, 'Hallo', 'Anfang'),
  lesson(2, 'Namen', 'Anfang'),
  lesson(3, 'Fragen', 'Mehr'),
  lesson(4, 'Ende', 'Mehr'),
];
export const solution = 'print("Lösung")\n';
export const second: Lesson = { ...lesson(2, 'Namen', 'Anfang'), solution };

function lesson(id: number, title: string, category: string): ListedLesson {
  return {
    id,
    courseId: 1,
    order: id,
    title,
    category,
    description: `Worum es in „${title}“ geht.`,
    type: 'Interactive',
    duration: 10 + id,
    content: `# ${title}\n\nText der Lektion.\n\n## Zwischentitel\n\n- eins\n- zwei\n\n\`\`\`python\nprint(1)\n\`\`\`\n`,
    objectives: ['etwas ausgeben'],
    hints: ['Denk an `print`.', 'Zweiter', 'Dritter'],
    goals: [
      { text: 'Das Programm gibt Hallo aus.', prints: 'Hallo' },
      { text: 'Es hat zwei Zeilen.', lines: 2 },
    ],
    check: null,
    data: {},
    predict: null,
    concepts: [],
    starterCode: '# Los geht es\n',
  };
}

const progress = { completed: false, score: 0, codeSubmitted: '' };
const done = { completed: true, score: 100, codeSubmitted: '' };
const brought = { xp: 0, badges: [], level: null, points: 0 };
const json = (body: unknown) => () => Response.json(body);

/** What the ledger has of lesson 2. */
export const completion = {
  unit: 'lektion/2',
  xp: 0,
  quiz: null,
  hints: 0,
  hadSolution: false,
  minutes: 0,
  firstAt: '2026-01-01T10:00:00.000Z',
  at: '2026-01-01T10:00:00.000Z',
  isProven: false,
};

type Handlers = Parameters<typeof fakeServer>[0];

/** Answers all that the page of lesson 2 asks; a run prints what is given. */
export function courseServer(output = 'Hallo\n', other: Handlers = {}) {
  const course = { id: 1, name: 'Python', description: '' };
  const chapters = [
    { title: 'Anfang', description: 'Das Nötigste.', lessonIds: [1, 2] },
    { title: 'Mehr', description: 'Der Rest.', lessonIds: [3, 4] },
  ];
  return fakeServer({
    ...signedIn,
    'GET /api/courses/1': json({ ...course, chapters }),
    'GET /api/courses/1/lessons': json(lessons),
    'GET /api/lessons/1': json({ ...lessons[0], solution: '' }),
    'GET /api/lessons/2': json(second),
    'GET /api/progress/1': json(progress),
    'GET /api/progress/2': json(progress),
    'GET /api/progress': json([]),
    'GET /api/completions?under=lektion': json([]),
    'GET /api/drafts?unit=lektion%2F1': json(null),
    'GET /api/drafts?unit=lektion%2F2': json(null),
    'PUT /api/drafts': json({ code: '', revision: 1, editedAt: '', met: null }),
    'POST /api/execute': () => ranWith(output),
    'POST /api/progress': json({ ...done, brought }),
    'POST /api/code-versions': json({}),
    ...other,
  });
}
