import type { LearningPath, PathProgress, PathStep } from '@hbg/contract/paths';
import { fakeServer, signedIn } from '../../../../../testing/fake-server.ts';

type Handlers = Parameters<typeof fakeServer>[0];

function pathNamed(title: string, more: Partial<LearningPath> = {}): LearningPath {
  return {
    id: 1,
    title,
    description: 'Von der ersten Zeile bis zum Ratespiel.',
    language: 'python',
    difficulty: 'Anfänger',
    estimatedHours: 14,
    prerequisites: [],
    outcomes: ['Du schreibst Programme.', 'Du liest Fehlermeldungen.'],
    after: null,
    steps: 3,
    ...more,
  };
}

export const start = pathNamed('Python-Start');
export const further = pathNamed('Zum Spiel', {
  id: 2,
  difficulty: 'Fortgeschritten',
  prerequisites: ['Python-Start'],
  after: 1,
});
export const web = pathNamed('Webseiten bauen', {
  id: 7,
  language: 'javascript',
  label: 'HTML und CSS',
});

export const steps: readonly PathStep[] = [
  {
    id: '1-anfang',
    stepNumber: 1,
    title: 'Erste Schritte',
    description: 'Ein Roboter sagt `Hallo`.',
    type: 'lesson',
    estimatedMinutes: 90,
    address: '/learn/1/2',
    isByHand: false,
    isDone: false,
    parts: [
      partNamed('Hallo, Welt!', 1, { isDone: true }),
      partNamed('Zeile für Zeile', 2, { missing: 'abgeschlossen, 2 Ziele offen' }),
    ],
  },
  {
    id: '1-pruefung',
    stepNumber: 2,
    title: 'Prüfung: Grundlagen',
    description: 'Zehn Aufgaben.',
    type: 'quiz',
    estimatedMinutes: 45,
    address: '/python-mastery?lektion=ausgabe&ansicht=pruefung',
    isByHand: false,
    isDone: false,
    parts: [partNamed('Prüfung: Grundlagen', 3)],
  },
  {
    id: '1-bauen',
    stepNumber: 3,
    title: 'Bau es nach',
    description: 'Ein eigenes Spiel.',
    type: 'project',
    estimatedMinutes: 60,
    address: '/workshop',
    isByHand: true,
    isDone: false,
    parts: [],
  },
];

function partNamed(title: string, number: number, more = {}): PathStep['parts'][number] {
  const address = `/learn/1/${number}`;
  const unit = `lektion/${number}`;
  return { unit, title, minutes: 10, address, isDone: false, missing: null, ...more };
}

export function progressIn(path: LearningPath, more: Partial<PathProgress> = {}): PathProgress {
  return {
    pathId: path.id,
    title: path.title,
    progressPercentage: 25,
    completedSteps: [],
    currentStepId: '1-anfang',
    startedAt: '2026-11-20T08:00:00.000Z',
    isPaused: false,
    finishedAt: null,
    done: 1,
    of: 4,
    current: {
      step: 'Erste Schritte',
      title: 'Zeile für Zeile',
      minutes: 10,
      address: '/learn/1/2',
    },
    ...more,
  };
}

/** Keeps what was started, as the house does. */
export function pathServer(progress: readonly PathProgress[] = [], handlers: Handlers = {}) {
  let started = [...progress];
  const turned = (isPaused: boolean) => () => {
    started = [progressIn(start, { ...started[0], isPaused })];
    return Response.json(started[0]);
  };
  let shown = steps;
  const tick = (body: unknown) => {
    const isDone = JSON.stringify(body) === JSON.stringify({ isDone: true });
    shown = shown.map((step) => (step.isByHand ? { ...step, isDone } : step));
    return new Response(null, { status: 204 });
  };
  return fakeServer({
    ...signedIn,
    'GET /api/learning-paths': () => Response.json([start, further, web]),
    'GET /api/user-path-progress': () => Response.json(started),
    'GET /api/path-steps?pathId=1': () => Response.json(shown),
    'POST /api/learning-paths/1/start': turned(false),
    'POST /api/learning-paths/1/pause': turned(true),
    'POST /api/path-steps/1-bauen/done': tick,
    ...handlers,
  });
}
