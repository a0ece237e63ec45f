import type { readAchievements } from '@hbg/contract/achievements';
import type { Assessment, listUnaidedChecks, OpenAssessment } from '@hbg/contract/assessments';
import type { AiSession, Profile, Recommendation, Skill } from '@hbg/contract/profile';
import type { Answer } from '@hbg/contract/route';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';
import { visitAs } from '../../../../testing/render-app.tsx';
import { firstDay } from '../../achievements/shared/testing/first-day.ts';

export const emptyProfile: Profile = {
  skillLevel: null,
  learningStyle: null,
  preferredLanguages: [],
  learningGoals: [],
  timeSpentLearning: 0,
  totalExercisesCompleted: 0,
  averageScore: '0.0',
};

const firstStep: Recommendation = {
  kind: 'next',
  title: 'Hallo, Garage!',
  reason: 'Hier fängt der Kurs an.',
  minutes: 8,
  address: '/learn/1/1',
};

type House = {
  profile: Partial<Profile>;
  ledger: Partial<Answer<typeof readAchievements>>;
  assessments: readonly Assessment[];
  open: readonly OpenAssessment[];
  unaided: Answer<typeof listUnaidedChecks>;
  sessions: readonly AiSession[];
  recommended: readonly Recommendation[];
  skills: readonly Skill[];
};

type Handlers = Parameters<typeof fakeServer>[0];

/** The profile, with what the server answers there on the first day. */
export async function openProfile(house: Partial<House> = {}, more: Handlers = {}) {
  const { profile, ledger, assessments = [], sessions = [], recommended = [firstStep] } = house;
  const { unaided = { open: [], done: [] }, open = [] } = house;
  const { skills = [{ title: 'Erste Schritte', lessons: 7, done: 0, proven: 0 }] } = house;
  const sent = fakeServer({
    ...signedIn,
    'GET /api/profile': () => Response.json({ ...emptyProfile, ...profile }),
    'GET /api/achievements': () => Response.json({ ...firstDay, ...ledger }),
    'GET /api/knowledge-assessments': () => Response.json(assessments),
    'GET /api/open-assessments': () => Response.json(open),
    'GET /api/unaided-checks': () => Response.json(unaided),
    'GET /api/ai-sessions': () => Response.json(sessions),
    'GET /api/recommendations': () => Response.json(recommended),
    'GET /api/skills': () => Response.json(skills),
    ...more,
  });
  const router = visitAs('Byte', '/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profil' });
  await waitFor(() => expect(screen.queryByText(/ geladen\.\.\.$/)).toBeNull());
  return { sent, router };
}
