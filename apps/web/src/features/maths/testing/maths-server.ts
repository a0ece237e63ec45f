import type { answerTask, MathsStanding } from '@hbg/contract/maths';
import type { Sent } from '@hbg/contract/route';
import { kindOf } from '@hbg/maths/courses/courses';
import { drawTask } from '@hbg/maths/draw-task';
import { answerText, judge } from '@hbg/maths/judge';
import { countedLevel } from '@hbg/maths/levels';
import type { Task } from '@hbg/maths/task';
import { screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';
import { visitAs } from '../../../../testing/render-app.tsx';
import { afterAnswer } from '../after-answer.ts';

export const firstDay: MathsStanding = {
  level: 1,
  points: 0,
  streak: 0,
  bestStreak: 0,
  recent: [],
  kinds: [],
  achievements: [],
};

type Handlers = Parameters<typeof fakeServer>[0];
type Answer = Sent<typeof answerTask>['body'];

/** The trainer at an address; whatever is drawn at random is the first that there is. */
export async function openMaths(
  part: Partial<MathsStanding> = {},
  { path = '/math-mastery', more = {} }: { path?: string; more?: Handlers } = {},
) {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
  let standing = { ...firstDay, ...part };
  const answers: Answer[] = [];
  const sent = fakeServer({
    ...signedIn,
    'GET /api/maths': () => Response.json(standing),
    'POST /api/maths/answers': (body) => {
      const answer = readBody(body);
      answers.push(answer);
      standing = afterAnswer(standing, givenBy(answer));
      return Response.json({ isRight: givenBy(answer).isRight, points: 0 });
    },
    'PUT /api/maths/level': (body) => {
      standing = { ...standing, ...(isLevel(body) ? body : {}) };
      return Response.json({ level: standing.level });
    },
    ...more,
  });
  const router = visitAs('Byte', path);
  await screen.findByRole('heading', { level: 1, name: 'Mathe Mastery' });
  await screen.findByRole('tablist');
  return { sent, router, answers };
}

export function taskOf(kind: string, seed = 0): Task {
  const known = kindOf(kind);
  if (!known) throw new Error(`${kind} is gone.`);
  return drawTask(known, seed);
}

export function rightAnswerTo(kind: string, seed = 0): string {
  return answerText(taskOf(kind, seed));
}

function givenBy({ kind, seed, typed, level }: Answer) {
  const task = taskOf(kind, seed);
  const counted = countedLevel(level, kindOf(kind) ?? { difficulty: 'easy' });
  return { kind, level: counted, isRight: judge(task, typed).kind === 'right' };
}

function readBody(body: unknown): Answer {
  const text = JSON.stringify(body);
  const answer: Answer = JSON.parse(text);
  return answer;
}

function isLevel(body: unknown): body is { level: number } {
  return typeof body === 'object' && body !== null && 'level' in body;
}
