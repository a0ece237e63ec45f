/** An item that was answered; 0 is how hard it is for a learner of level 5. */
export type Tried = {
  readonly difficulty: number;
  /** How likely somebody who knows nothing finds the answer. */
  readonly guess: number;
  readonly isRight: boolean;
};

type Asked = Omit<Tried, 'isRight'>;

/** How likely somebody of this ability answers it rightly. */
export function chanceOf(ability: number, { difficulty, guess }: Asked): number {
  return guess + (1 - guess) / (1 + Math.exp(difficulty - ability));
}

/** By Elo: an answer counts for more the less it was expected, and the fewer came before it. */
export function abilityAfter(tried: readonly Tried[]): number {
  return tried.reduce((ability, one, before) => {
    const step = 1 / (1 + 0.2 * before);
    return ability + step * (Number(one.isRight) - chanceOf(ability, one));
  }, 0);
}

export function levelOf(ability: number): number {
  return Math.min(10, Math.max(0, Math.round(5 + 2 * ability)));
}

/** Before anything is asked, abilities are spread so far (squared). */
const spreadBefore = 1.69;
/** A level is rounded: it is wrong by one at most as long as the ability is wrong by so much. */
const within = 0.75;

/** So likely, in tenths, the level is wrong by one at most: by what the items can tell at all (Fisher). */
export function confidenceOf(tried: readonly Tried[]): number {
  const ability = Math.min(2.5, Math.max(-2.5, abilityAfter(tried)));
  const told = tried.reduce((sum, one) => sum + informationOf(ability, one), 1 / spreadBefore);
  return Math.round(10 * shareWithin(within * Math.sqrt(told)));
}

function informationOf(ability: number, asked: Asked): number {
  const chance = chanceOf(ability, asked);
  const steepness = ((1 - chance) * (chance - asked.guess)) / (1 - asked.guess);
  return steepness ** 2 / (chance * (1 - chance));
}

/** Of a bell curve, what lies so many times its spread around the middle (Abramowitz and Stegun 7.1.26). */
function shareWithin(times: number): number {
  const x = times / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const terms = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
  const sum = terms.reduceRight((rest, term) => (rest + term) * t, 0);
  return 1 - sum * Math.exp(-x * x);
}

const fadesEveryDays = 60;

/** Who isn't asked for long may know more or less by now. */
export function faded(confidence: number, idleDays: number): number {
  return Math.max(0, confidence - Math.floor(idleDays / fadesEveryDays));
}
