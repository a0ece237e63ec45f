import { eachInParts, type InParts } from '../../in-parts.ts';

type Traits = ReadonlyMap<string, number>;
export type Judged = { readonly traits: Traits; readonly isHarmful: boolean };

const rounds = 20;
const pace = 0.4;
const ownPace = 0.02;
const forgetting = 0.0003;
/** Harm is the rarer half. */
const harmCounts = 1.5;

/**
 * Learns from judged sentences how much each trait speaks for harm: a logistic regression, whose
 * rare traits learn faster than the common ones. The order is mixed, but always in the same way.
 */
export function* learnHarm(judged: readonly Judged[]): InParts<(traits: Traits) => number> {
  const places = new Map<string, number>();
  yield* eachInParts(judged, ({ traits }) => {
    for (const trait of traits.keys()) if (!places.has(trait)) places.set(trait, places.size);
  });
  const rows = yield* eachInParts(judged, ({ traits, isHarmful }) => ({
    at: Int32Array.from(traits.keys(), (trait) => places.get(trait) ?? 0),
    values: Float64Array.from(traits.values()),
    isHarmful,
  }));
  const weights = new Float64Array(places.size);
  const slopes = new Float64Array(places.size).fill(1e-6);
  let bias = 0;

  yield* eachInParts([...mixed(rows)], ({ at, values, isHarmful }) => {
    let score = bias;
    for (const [nth, place] of at.entries()) score += (weights[place] ?? 0) * (values[nth] ?? 0);
    const likely = 1 / (1 + Math.exp(-score));
    const off = isHarmful ? (likely - 1) * harmCounts : likely;
    bias -= ownPace * off;
    for (const [nth, place] of at.entries()) {
      const slope = off * (values[nth] ?? 0) + forgetting * (weights[place] ?? 0);
      const steepness = (slopes[place] ?? 0) + slope * slope;
      slopes[place] = steepness;
      weights[place] = (weights[place] ?? 0) - (pace * slope) / Math.sqrt(steepness);
    }
  });
  return (traits) =>
    [...traits].reduce(
      (sum, [trait, value]) => sum + value * (weights[places.get(trait) ?? -1] ?? 0),
      bias,
    );
}

/** All rows again and again; a stride that shares no divisor with their number meets each once. */
function* mixed<Row>(rows: readonly Row[]): Generator<Row> {
  const stride = strideFor(rows.length);
  for (let turn = 0; turn < rows.length * rounds; turn += 1) {
    const row = rows[(turn * stride) % rows.length];
    if (row) yield row;
  }
}

function strideFor(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (divisor(stride, count) > 1) stride += 1;
  return stride;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
