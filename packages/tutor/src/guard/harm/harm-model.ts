import { rowOf, type TextTable } from '../../learned/text-table.ts';

type Judged = { readonly traits: ReadonlyMap<string, number>; readonly isHarmful: boolean };
type Weights = { readonly weights: Float32Array; readonly bias: number };

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
export function learnWeights(judged: readonly Judged[], table: TextTable): Weights {
  const rows = judged.map(({ traits, isHarmful }) => ({
    traits: Array.from(traits, ([trait, value]) => ({ row: rowOf(table, trait), value })),
    isHarmful,
  }));
  const weights = new Float32Array(table.length);
  const slopes = new Float32Array(table.length).fill(1e-6);
  let bias = 0;
  for (const { traits, isHarmful } of mixed(rows)) {
    const score = traits.reduce((sum, { row, value }) => sum + (weights[row] ?? 0) * value, bias);
    const likely = 1 / (1 + Math.exp(-score));
    const off = isHarmful ? (likely - 1) * harmCounts : likely;
    bias -= ownPace * off;
    for (const { row, value } of traits) {
      const slope = off * value + forgetting * (weights[row] ?? 0);
      const steepness = (slopes[row] ?? 0) + slope * slope;
      slopes[row] = steepness;
      weights[row] = (weights[row] ?? 0) - (pace * slope) / Math.sqrt(steepness);
    }
  }
  return { weights, bias };
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
