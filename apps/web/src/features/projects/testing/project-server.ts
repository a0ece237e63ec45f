import type { GeneratedCode } from '@hbg/contract/code-generator';
import type { Project, ProjectSession } from '@hbg/contract/projects';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';

type Handlers = Parameters<typeof fakeServer>[0];

export function projectNamed(title: string, more: Partial<Project> = {}): Project {
  return {
    id: '6a1f0c1e-0000-4000-8000-000000000001',
    title,
    description: 'Fragt mich Englisch ab.',
    language: 'Python',
    difficulty: 'beginner',
    status: 'in-progress',
    estimatedHours: 10,
    actualHours: 7.5,
    targetFeatures: ['Punkte zählen'],
    completedFeatures: ['Abfragen', 'Wörterbuch'],
    targetDate: '2026-11-30',
    code: null,
    isArchived: false,
    revision: 3,
    createdAt: '2026-11-01T08:00:00.000Z',
    changedAt: '2026-11-20T08:00:00.000Z',
    timerStartedAt: null,
    history: [
      { day: '2026-11-01', done: 0, planned: 2 },
      { day: '2026-11-10', done: 2, planned: 3 },
    ],
    advice: { recommendation: 'Nimm „Punkte zählen“.', nextSteps: ['„Punkte zählen“ bauen'] },
    ...more,
  };
}

export function sessionNamed(sessionName: string, more: Partial<ProjectSession> = {}) {
  return {
    id: 's1',
    projectId: projectNamed('').id,
    sessionName,
    workDone: 'Die Abfrage',
    challengesFaced: 'Umlaute',
    duration: 45,
    productivity: 8,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...more,
  };
}

const code = 'zahl = int(input("Zahl: "))\nif zahl < 3:\n    print("klein")';
const gapOf = (answer: string, more = {}) => ({
  start: code.indexOf(answer),
  end: code.indexOf(answer) + answer.length,
  question: `Frage zu ${answer.length}?`,
  hint: `Hinweis ${answer.length}.`,
  also: [],
  wrong: {},
  ...more,
});

export const generated: GeneratedCode = {
  code,
  gaps: [
    gapOf('int'),
    gapOf('<', { also: ['<='], wrong: { '>': 'Umgekehrt gedacht.' } }),
    gapOf('print'),
  ],
  language: 'Python',
  title: 'Zahlenraten',
  isSkeleton: false,
  tip: 'Ändere zuerst die Grenze.',
  features: ['Noch mal fragen'],
  message: null,
  speaker: { kind: 'workshop', name: 'Werkstatt-Tutor', host: null },
};

/** Keeps what is sent to it, as the house does. */
export function projectServer(projects: Project[], handlers: Handlers = {}) {
  const house = [...projects];
  const [first] = projects;
  const own: Handlers = first
    ? {
        [`GET /api/project-sessions?projectId=${first.id}`]: () =>
          Response.json([sessionNamed('Die Abfrage bauen')]),
        [`PUT /api/projects/${first.id}`]: (body) => {
          const known = house[0] ?? first;
          const part = isPart(body) ? body : {};
          house[0] = { ...known, ...part, revision: known.revision + 1 };
          return Response.json(house[0]);
        },
      }
    : {};
  return fakeServer({
    ...signedIn,
    'GET /api/projects': () => Response.json(house),
    'POST /api/generate-code': () => Response.json(generated),
    ...own,
    ...handlers,
  });
}

function isPart(body: unknown): body is Partial<Project> {
  return typeof body === 'object' && body !== null && 'revision' in body;
}
