import type { LearningPath, PathStep } from '@hbg/content/path';
import type { LearnerId } from '@hbg/contract/account';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { Done } from '../achievements/rules/ledger.ts';
import { readDone } from '../achievements/store.ts';
import { readTries } from '../mastery/store.ts';
import { handAddress, unitAddresses } from './addresses.ts';
import { type Part, type PathStanding, stepStanding } from './rules/path-standing.ts';
import { examProof, lessonProof, masteryProof, type Proof, type Tried } from './rules/proofs.ts';
import { readStarts, readTicks } from './store.ts';

/** Where a learner stands in each path that they have started. */
export async function readStartedPaths(
  context: Context,
  learner: LearnerId,
): Promise<PathStanding[]> {
  const starts = await readStarts(context.database.db, learner);
  const wanted = context.content.paths.filter(({ id }) => starts.has(id));
  return wanted.length > 0 ? readPathStandings(context, learner, wanted) : [];
}

/** Where a learner stands in each of them, by the ledger as it is now. */
export async function readPathStandings(
  context: Context,
  learner: LearnerId,
  wanted: readonly LearningPath[],
): Promise<PathStanding[]> {
  const { db } = context.database;
  const starts = await readStarts(db, learner);
  const ticks = await readTicks(db, learner);
  const partOf = await readParts(context, learner, wanted);
  const standing = (path: LearningPath, step: PathStep) => {
    const place = step.finish.kind === 'by hand' ? step.finish.place : null;
    return stepStanding(step, unitsOf(step).map(partOf), {
      tickedAt: ticks.get(step.id) ?? null,
      address: handAddress(place, context.content) ?? `/learning-paths/${path.id}`,
    });
  };
  return wanted.map((path) => ({
    path,
    start: starts.get(path.id) ?? null,
    steps: path.steps.map((step) => standing(path, step)),
  }));
}

function unitsOf({ finish }: PathStep): readonly string[] {
  if (finish.kind === 'units') return finish.units;
  return finish.kind === 'exam' ? [finish.unit] : [];
}

async function readParts(
  { content, database }: Context,
  learner: LearnerId,
  wanted: readonly LearningPath[],
): Promise<(unit: string) => Part> {
  const areas = areasOf(wanted);
  const done = await readDoneIn(database.db, learner, areas);
  const tries = await readTriesIn(database.db, learner, areas);
  const katas = new Map(
    content.mastery
      .flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons))
      .map((lesson) => [lesson.unit.id, lesson.katas.length]),
  );
  const exams = new Set(
    content.mastery.flatMap(({ chapters }) => chapters.map(({ exam }) => exam.id)),
  );
  const addresses = unitAddresses(content);
  const proofOf = (id: string): Proof => {
    const ofMastery = katas.get(id);
    if (ofMastery !== undefined) return masteryProof(ofMastery, tries.get(id) ?? [], done.get(id));
    if (exams.has(id)) return examProof(done.get(id));
    const unit = content.units.get(id);
    return unit ? lessonProof(unit, done.get(id)) : { doneAt: null, missing: null };
  };
  return (id) => {
    const { title = id, minutes = 0 } = content.units.get(id) ?? {};
    return { unit: id, title, minutes, address: addresses.get(id) ?? '/', ...proofOf(id) };
  };
}

/** What the ids of their units begin with. */
function areasOf(paths: readonly LearningPath[]): readonly string[] {
  const units = paths.flatMap(({ steps }) => steps.flatMap(unitsOf));
  return [...new Set(units.map((unit) => unit.split('/')[0] ?? ''))];
}

async function readDoneIn(
  db: Db,
  learner: LearnerId,
  areas: readonly string[],
): Promise<ReadonlyMap<string, Done>> {
  const done = new Map<string, Done>();
  for (const area of areas)
    for (const one of await readDone(db, learner, area)) done.set(one.unit, one);
  return done;
}

async function readTriesIn(
  db: Db,
  learner: LearnerId,
  areas: readonly string[],
): Promise<ReadonlyMap<string, readonly Tried[]>> {
  const tries: (Tried & { readonly unit: string })[] = [];
  for (const area of areas)
    for (const { unit, number, is_right, at } of await readTries(db, learner, area))
      tries.push({ unit, number, isRight: is_right === 1, at });
  return Map.groupBy(tries, ({ unit }) => unit);
}
