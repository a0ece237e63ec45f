import { chanceOf, type Tried } from './ability.ts';

/** How likely each is before anything is asked: at both ends only half as much is rounded to it. */
const before = [0.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.5];
/** Who can do it still misses it so often: a wrong key, a line overlooked. */
const slips = 0.01;

type Judgement = {
  /** From 0 to 10, as is `confidence`: so likely, in tenths, the level is wrong by one at most. */
  readonly level: number;
  readonly confidence: number;
};

/** The middle of all levels, each by how well it explains all answers. */
export function judgementOf(tried: readonly Tried[]): Judgement {
  const shares = sharesOf(tried);
  const level = Math.round(sum(shares.map((share, at) => share * at)));
  const near = shares.filter((_, at) => Math.abs(at - level) <= 1);
  return { level, confidence: Math.round(10 * sum(near)) };
}

/** Together they are 1. */
function sharesOf(tried: readonly Tried[]): number[] {
  const weights = before.map((share, level) =>
    tried.reduce((weight, one) => weight * chanceOfAnswer((level - 5) / 2, one), share),
  );
  const whole = sum(weights);
  return weights.map((weight) => weight / whole);
}

function chanceOfAnswer(ability: number, one: Tried): number {
  const chance = chanceOf(ability, one) * (1 - slips);
  return one.isRight ? chance : 1 - chance;
}

function sum(values: readonly number[]): number {
  return values.reduce((whole, value) => whole + value, 0);
}

const fadesEveryDays = 60;

/** Who isn't asked for long may know more or less by now. */
export function faded(confidence: number, idleDays: number): number {
  return Math.max(0, confidence - Math.floor(idleDays / fadesEveryDays));
}
