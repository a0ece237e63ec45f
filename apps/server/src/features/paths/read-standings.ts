import { minutesOfTopic, type Topic, unitOfTopic } from '@hbg/content/assessment';
import type { LearningPath, PathStep } from '@hbg/content/path';
import type { LearnerId } from '@hbg/contract/account';
import type { Content } from '../../content.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { Done } from '../achievements/rules/ledger.ts';
import { readDone } from '../achievements/store.ts';
import { readSittings } from '../assessments/store.ts';
import { readTries } from '../mastery/store.ts';
import { handAddress, unitAddresses } from './addresses.ts';
import {
  type Part,
  type PathStanding,
  progressOf,
  type Start,
  stepStanding,
} from './rules/path-standing.ts';
import {
  examProof,
  type Judged,
  lessonProof,
  masteryProof,
  type Proof,
  type Tried,
  topicProof,
} from './rules/proofs.ts';
import { readStarts, readTicks, writeFinish } from './store.ts';

/** Where a learner stands in each path that they have started. */
export async function readStartedPaths(
  context: Context,
  learner: LearnerId,
): Promise<PathStanding[]> {
  const starts = await readStarts(context.database.db, learner);
  const wanted = context.content.paths.filter(({ id }) => starts.has(id));
  if (wanted.length === 0) return [];
  const standings = await standingsOf(context, learner, wanted, starts);
  await keepEnds(context, learner, standings);
  return standings;
}

/** What is seen at its end for the first time. */
async function keepEnds(
  { database, writes }: Context,
  learner: LearnerId,
  standings: readonly PathStanding[],
): Promise<void> {
  for (const standing of standings) {
    const at = progressOf(standing)?.finishedAt ?? null;
    if (at === null || standing.start?.finishedAt !== null) continue;
    await writes.attempt('the end of a path', () =>
      writeFinish(database.db, learner, standing.path.id, at),
    );
  }
}

/** Where a learner stands in each of them, by the ledger as it is now. */
export async function readPathStandings(
  context: Context,
  learner: LearnerId,
  wanted: readonly LearningPath[],
): Promise<PathStanding[]> {
  return standingsOf(context, learner, wanted, await readStarts(context.database.db, learner));
}

async function standingsOf(
  context: Context,
  learner: LearnerId,
  wanted: readonly LearningPath[],
  starts: ReadonlyMap<number, Start>,
): Promise<PathStanding[]> {
  const ticks = await readTicks(context.database.db, learner);
  const partOf = await readParts(context, learner, wanted);
  const standing = (path: LearningPath, step: PathStep) => {
    const place = step.finish.kind === 'by hand' ? step.finish.place : null;
    return stepStanding(step, unitsOf(step, context.content).map(partOf), {
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

function unitsOf({ finish }: PathStep, { assessments }: Content): readonly string[] {
  if (finish.kind === 'units') return finish.units;
  if (finish.kind === 'exam') return [finish.unit];
  if (finish.kind === 'by hand') return [];
  const area = assessments.find(({ id }) => id === finish.area);
  return (area?.topics ?? []).map((topic) => unitOfTopic(topic).id);
}

async function readParts(
  { content, database }: Context,
  learner: LearnerId,
  wanted: readonly LearningPath[],
): Promise<(unit: string) => Part> {
  const areas = areasOf(wanted, content);
  const done = await readDoneIn(database.db, learner, areas);
  const tries = await readTriesIn(database.db, learner, areas);
  const katas = new Map(
    content.masteryLessons.map((lesson) => [lesson.unit.id, lesson.katas.length]),
  );
  const exams = new Set(
    content.mastery.flatMap(({ chapters }) => chapters.map(({ exam }) => exam.id)),
  );
  const addresses = unitAddresses(content);
  const judged = await readJudged(database.db, learner);
  const topics = new Map(
    content.assessments
      .flatMap((area) => area.topics)
      .map((topic) => [unitOfTopic(topic).id, topic] as const),
  );
  const proofOf = (id: string): Proof => {
    const ofMastery = katas.get(id);
    if (ofMastery !== undefined) return masteryProof(ofMastery, tries.get(id) ?? [], done.get(id));
    if (exams.has(id)) return examProof(done.get(id));
    const unit = content.units.get(id);
    return unit ? lessonProof(unit, done.get(id)) : { doneAt: null, missing: null };
  };
  return (id) => {
    const topic = topics.get(id);
    if (topic) return topicPart(id, topic, judged.get(topic.id) ?? []);
    const { title = id, minutes = 0 } = content.units.get(id) ?? {};
    return { unit: id, title, minutes, address: addresses.get(id) ?? '/', ...proofOf(id) };
  };
}

/** A link there begins it, or goes on with it. */
function topicPart(unit: string, { id, title }: Topic, judged: readonly Judged[]): Part {
  return {
    unit,
    title: `Bewertung: ${title}`,
    minutes: minutesOfTopic,
    address: `/profile/assessment/${id}`,
    ...topicProof(judged),
  };
}

/** By the ids of the topics, the oldest first. */
async function readJudged(
  db: Db,
  learner: LearnerId,
): Promise<ReadonlyMap<string, readonly Judged[]>> {
  const judged = (await readSittings(db, learner, 'topic')).flatMap(
    ({ row: { about, level, judged_at: at } }) =>
      level === null || at === null ? [] : [{ about, level, at }],
  );
  return Map.groupBy(judged, ({ about }) => about);
}

/** What the ids of their units begin with. */
function areasOf(paths: readonly LearningPath[], content: Content): readonly string[] {
  const units = paths.flatMap(({ steps }) => steps.flatMap((step) => unitsOf(step, content)));
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
