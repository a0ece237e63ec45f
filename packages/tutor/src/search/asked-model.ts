import { rowOf, type TextTable, tableOf } from '../learned/text-table.ts';
import { inFrames } from './names.ts';
import { cutInPieces, type Traits } from './traits.ts';
import { splitSentences } from './words.ts';

/** One of several that a message may ask for. */
export type Subject = {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
  /** How somebody asks for it who doesn't know its name. */
  readonly asked: readonly string[];
  /** What it is, in sentences. */
  readonly short: string;
};

/** How somebody asked, and the number of the subject that is meant. */
export type Asking = { readonly text: string; readonly subject: number; readonly weight: number };

type Weights = ReadonlyMap<string, number>;
type Vector = { readonly rows: readonly number[]; readonly weights: readonly number[] };

/**
 * Which subject a message asks for, learned from how others have asked for each of them: a softmax
 * regression over words, pairs and pieces of words. Where the search adds up what fits, this has
 * learned which words tell subjects apart.
 */
export type AskedModel = {
  readonly traits: TextTable;
  /** What few have counts more. */
  readonly rarities: Float32Array;
  /** Where the points of each trait begin; of the last one, where they end. */
  readonly starts: Uint32Array;
  /** For which subjects a trait speaks: few of them all. */
  readonly subjects: Uint16Array;
  /** … and how much. */
  readonly points: Int8Array;
  /** What the largest point stands for. */
  readonly scale: number;
};

/** Tried out on phrases that were held back. */
const rounds = 4;
const firstStep = 7;
/** So far the step falls until the end: what comes last by chance mustn't count most. */
const slowing = 0.95;
/** What moves a subject by less isn't worth the time. */
const leastMove = 0.003;
/** Parts of words that only one phrase has say nothing about another; so many must have them. */
const leastHolders = 2;

type Known = Pick<AskedModel, 'traits' | 'rarities'>;

export function learnSubjects(subjects: readonly Subject[], traits: Traits): AskedModel {
  return learnAsked(subjects.flatMap(askingsOf), subjects.length, traits);
}

export function learnAsked(
  askings: readonly Asking[],
  count: number,
  traits: Traits,
  holders = leastHolders,
): AskedModel {
  const known = traitsIn(askings, traits, holders);
  const vectors = askings.map(({ text }) => vectorOf(traits(text), known));
  const learning = { width: count, points: new Float32Array(known.traits.length * count) };
  for (let round = 0; round < rounds; round += 1) {
    for (const [turn, at] of mixed(askings.length).entries()) {
      const done = (round + turn / askings.length) / rounds;
      const step = firstStep * (1 - slowing * done);
      const [asking, vector] = [askings[at], vectors[at]];
      if (asking && vector) learn(learning, asking, vector, step);
    }
  }
  return { ...known, ...inBytes(learning) };
}

/** Among so many subjects it is less sure than it is right. */
export const surer = 1.3;

/** How likely each subject is meant, by its id; together 1. */
export type Likelihoods = (message: string) => ReadonlyMap<string, number>;

/** `ids`: of the subjects that it has learned, in their order. */
export function openAsked(
  model: AskedModel,
  ids: readonly string[],
  traits: Traits,
  sureness = 1,
): Likelihoods {
  return (message) => {
    const sums = sumsOf(model, ids.length, vectorOf(traits(message), model));
    const shares = softmax(sums.map((sum) => sum * model.scale * sureness));
    return new Map(ids.map((id, at) => [id, shares[at] ?? 0]));
  };
}

function sumsOf(model: AskedModel, width: number, { rows, weights }: Vector): Float32Array {
  const { starts, subjects, points } = model;
  const sums = new Float32Array(width);
  for (const [place, row] of rows.entries()) {
    const weight = weights[place] ?? 0;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const subject = subjects[at] ?? 0;
      sums[subject] = (sums[subject] ?? 0) + weight * (points[at] ?? 0);
    }
  }
  return sums;
}

/** As long as it is learned, each trait has a number for each subject. */
type Learning = { readonly width: number; readonly points: Float32Array };

function rowIn({ width, points }: Learning, row: number): Float32Array {
  return points.subarray(row * width, (row + 1) * width);
}

/** Four traits at a time: writing down sums is what takes the time. */
function sumsSoFar({ width, points }: Learning, { rows, weights }: Vector): Float32Array {
  const sums = new Float64Array(width);
  for (let at = 0; at < rows.length; at += 4) {
    const starts = [0, 1, 2, 3].map((next) => (rows[at + next] ?? 0) * width);
    const [first = 0, second = 0, third = 0, fourth = 0] = starts;
    const [a = 0, b = 0, c = 0, d = 0] = weights.slice(at, at + 4);
    for (let each = 0; each < width; each += 1) {
      sums[each] =
        (sums[each] ?? 0) +
        a * (points[first + each] ?? 0) +
        b * (points[second + each] ?? 0) +
        c * (points[third + each] ?? 0) +
        d * (points[fourth + each] ?? 0);
    }
  }
  return Float32Array.from(sums);
}

function learn(learning: Learning, { subject, weight }: Asking, vector: Vector, step: number) {
  const wrong = softmax(sumsSoFar(learning, vector));
  wrong[subject] = (wrong[subject] ?? 0) - 1;
  const moved = farFromRight(wrong);
  for (const [at, row] of vector.rows.entries()) {
    const points = rowIn(learning, row);
    const far = step * weight * (vector.weights[at] ?? 0);
    for (const each of moved) points[each] = (points[each] ?? 0) - far * (wrong[each] ?? 0);
  }
}

/** A byte each is exact enough to tell subjects apart; what rounds to nothing, and that is most, isn't kept. */
function inBytes({ width, points: learned }: Learning) {
  let largest = 0;
  for (const point of learned) largest = Math.max(largest, Math.abs(point));
  const scale = largest / 127 || 1;
  const starts = new Uint32Array(learned.length / width + 1);
  const subjects: number[] = [];
  const points: number[] = [];
  for (let at = 0; at < learned.length; at += 1) {
    const point = Math.round((learned[at] ?? 0) / scale);
    if (point !== 0) {
      subjects.push(at % width);
      points.push(point);
    }
    if ((at + 1) % width === 0) starts[(at + 1) / width] = points.length;
  }
  return { starts, subjects: Uint16Array.from(subjects), points: Int8Array.from(points), scale };
}

function softmax(shares: Float32Array): Float32Array {
  let most = -Infinity;
  for (const share of shares) most = Math.max(most, share);
  let sum = 0;
  for (let at = 0; at < shares.length; at += 1) {
    shares[at] = Math.exp((shares[at] ?? 0) - most);
    sum += shares[at] ?? 0;
  }
  for (let at = 0; at < shares.length; at += 1) shares[at] = (shares[at] ?? 0) / sum;
  return shares;
}

function farFromRight(wrong: Float32Array): number[] {
  const far: number[] = [];
  for (let at = 0; at < wrong.length; at += 1) {
    if (Math.abs(wrong[at] ?? 0) > leastMove) far.push(at);
  }
  return far;
}

/** In an order that has nothing to do with that of the subjects, and is the same each time. */
function mixed(count: number): number[] {
  return Array.from({ length: count }, (_, turn) => (turn * 7_919) % count);
}

function traitsIn(askings: readonly Asking[], traitsOf: Traits, least: number): Known {
  const holders = new Map<string, number>();
  for (const { text } of askings) {
    for (const name of traitsOf(text).keys()) holders.set(name, (holders.get(name) ?? 0) + 1);
  }
  const telling = [...holders].filter(([name, count]) => count >= least || !cutInPieces(name));
  const traits = tableOf(telling.map(([name]) => name));
  const rarities = new Float32Array(traits.length);
  for (const [name, count] of telling) {
    rarities[rowOf(traits, name)] = Math.log(1 + askings.length / count);
  }
  return { traits, rarities };
}

/** Of length 1, whatever the length of the message. */
function vectorOf(message: Weights, { traits, rarities }: Known): Vector {
  const found = Array.from(message, ([name, weight]) => {
    const row = rowOf(traits, name);
    return { row, weight: weight * (rarities[row] ?? 0) };
  }).filter(({ row }) => row >= 0);
  const length = Math.hypot(...found.map(({ weight }) => weight)) || 1;
  return {
    rows: found.map(({ row }) => row),
    weights: found.map(({ weight }) => weight / length),
  };
}

/** A sentence about it says what it is, but isn't a question. */
const ofSentence = 0.5;

export const byName = ['was ist X', 'wie geht X'];

function askingsOf(known: Subject, subject: number): Asking[] {
  const asked = [...known.asked, ...inFrames(known, byName)];
  return [
    ...asked.map((text) => ({ text, subject, weight: 1 })),
    ...splitSentences(known.short).map((text) => ({ text, subject, weight: ofSentence })),
  ];
}
