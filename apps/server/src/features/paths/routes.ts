import type { LearningPath } from '@hbg/content/path';
import type { LearnerId } from '@hbg/contract/account';
import {
  listPathProgress,
  listPathSteps,
  listPaths,
  type PathProgress,
  pausePath,
  type LearningPath as ShownPath,
  type PathStep as ShownStep,
  startPath,
  tickStep,
} from '@hbg/contract/paths';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, prepared, refuse } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { readPathStandings, readStartedPaths } from './read-standings.ts';
import { progressOf, type StepStanding, startedFirst } from './rules/path-standing.ts';
import { addTick, removeTick, writePause, writeStart } from './store.ts';

export function pathEndpoints(context: Context): Endpoint[] {
  return [...readingEndpoints(context), ...writingEndpoints(context)];
}

function readingEndpoints(context: Context): Endpoint[] {
  const { paths } = context.content;
  const list = prepared(() => paths.map(shownPath));
  return [
    endpoint(listPaths, async () => list),
    endpoint(listPathSteps, async ({ query: { pathId }, learner }) => {
      const wanted = paths.filter(({ id }) => id === pathId);
      const [standing] = await readPathStandings(context, learner.id, wanted);
      return standing ? standing.steps.map(shownStep) : refuse('unknownPath');
    }),
    endpoint(listPathProgress, async ({ learner }) =>
      startedFirst(await readStartedPaths(context, learner.id)).flatMap(
        (standing) => progressOf(standing) ?? [],
      ),
    ),
  ];
}

function writingEndpoints(context: Context): Endpoint[] {
  const { clock, content, database, writes } = context;
  const { db } = database;
  const now = () => isoTime(clock.now());
  const findPath = (id: number) => content.paths.find((path) => path.id === id);
  return [
    endpoint(startPath, async ({ params: { id }, learner }) => {
      const path = findPath(id);
      const refused = whyNotNow(context, learner.id);
      if (!path || refused) return refused ?? refuse('unknownPath');
      await writes.watch(() => writeStart(db, learner.id, id, now()));
      return (await readProgress(context, learner.id, path)) ?? refuse('unknownPath');
    }),
    endpoint(pausePath, async ({ params: { id }, learner }) => {
      const path = findPath(id);
      const refused = whyNotNow(context, learner.id);
      if (!path || refused) return refused ?? refuse('unknownPath');
      await writes.watch(() => writePause(db, learner.id, id, now()));
      return (await readProgress(context, learner.id, path)) ?? refuse('notStarted');
    }),
    endpoint(tickStep, async ({ params: { id }, body: { isDone }, learner }) => {
      const isKnown = content.paths.some(({ steps }) =>
        steps.some((step) => step.id === id && step.finish.kind === 'by hand'),
      );
      const refused = whyNotNow(context, learner.id);
      if (!isKnown || refused) return refused ?? refuse('unknownStep');
      return writes.watch(() =>
        isDone ? addTick(db, learner.id, id, now()) : removeTick(db, learner.id, id),
      );
    }),
  ];
}

async function readProgress(
  context: Context,
  learner: LearnerId,
  path: LearningPath,
): Promise<PathProgress | null> {
  const [standing] = await readPathStandings(context, learner, [path]);
  return standing ? progressOf(standing) : null;
}

function shownPath({ steps, ...path }: LearningPath): ShownPath {
  return { ...path, steps: steps.length };
}

function shownStep({ step, parts, doneAt, address }: StepStanding, at: number): ShownStep {
  const { id, title, description, type, minutes, finish } = step;
  const next = parts.find((part) => part.doneAt === null) ?? parts[0];
  return {
    id,
    stepNumber: at + 1,
    title,
    description,
    type,
    estimatedMinutes: minutes,
    address: next?.address ?? address,
    isByHand: finish.kind === 'by hand',
    isDone: doneAt !== null,
    parts: parts.map(({ doneAt: partDoneAt, ...part }) => ({
      ...part,
      isDone: partDoneAt !== null,
    })),
  };
}
