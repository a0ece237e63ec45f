import type { LastPlace } from '@hbg/contract/landing';
import { screen } from '@testing-library/react';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';
import { visitAs } from '../../../../testing/render-app.tsx';
import { today } from '../../../ui/german-date.ts';
import { firstDay } from '../../achievements/shared/testing/first-day.ts';
import { riddleOfDay } from '../../riddles/shared/testing/riddle-of-day.ts';

const firstPlace: LastPlace = {
  unit: 'lektion/1',
  title: 'Hallo, Garage!',
  address: '/learn/1/1',
  lesson: { order: 1, chapter: 'Erste Schritte', reached: 0, goals: 3, minutes: 8 },
  goal: null,
  language: 'python',
  code: { firstLine: 1, lines: ['# Hier schreibst du deine erste Zeile'] },
  editedAt: null,
  goOn: { courseId: 1, lessonId: 1 },
  lessons: { done: 0, of: 70 },
};

type Handlers = Parameters<typeof fakeServer>[0];

/** The dashboard, with what the server answers there on the first day. */
export async function openHome(place: Partial<LastPlace> = {}, more: Handlers = {}) {
  const sent = fakeServer({
    ...signedIn,
    'GET /api/last-place': () => Response.json({ ...firstPlace, ...place }),
    'GET /api/achievements': () => Response.json(firstDay),
    'GET /api/riddle': () => Response.json(riddleOfDay),
    'GET /api/user-path-progress': () => Response.json([]),
    'GET /api/recommendations': () => Response.json([]),
    [`GET /api/schedule?today=${today()}&weekOffset=0`]: () => Response.json([]),
    ...more,
  });
  const router = visitAs('Byte', '/');
  await screen.findByRole('heading', { level: 1, name: 'Hallo, Byte!' });
  return { sent, router };
}
