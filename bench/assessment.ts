import { contest, usualItems } from '@hbg/contract/assessments';
import { difficulties } from '@hbg/content/assessment';
import { chanceOf, confidenceOf, abilityAfter, levelOf } from '../apps/server/src/features/assessments/rules/ability.ts';
import {
  type Answered,
  type BankItem,
  isOver,
  nextItem,
} from '../apps/server/src/features/assessments/rules/sitting.ts';

const trueLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const runsOfEach = 2_000;
/** Who knows it still misses it so often: a wrong key, a line overlooked. */
const slips = 0.03;
/** As the forms of the items are: four to choose from, six lines, then lines to order and something to write. */
const guesses = [1 / 4, 1 / 4, 1 / 4, 1 / 4, 1 / 6, 0, 0, 1 / 4];
const bank: readonly BankItem[] = difficulties.map((difficulty, at) => ({
  number: at + 1,
  difficulty,
  guess: guesses[at] ?? 0,
}));

type Measured = { readonly level: number; readonly answered: readonly Answered[] };

/** How well an assessment finds out levels that are known: real learners tell nobody theirs. */
export async function measureAssessment() {
  const usual = sitAll(0);
  const longest = sitAll(contest.times);
  tell(`After ${usualItems}`, usual, 87);
  tell(`After ${usualItems + contest.times * contest.items}`, longest, 90);
  for (const confidence of [5, 6, 7, 8]) {
    const called = [...usual, ...longest].filter(
      ({ answered }) => confidenceOf(answered) === confidence,
    );
    const bar = confidence === 7 ? ' (bar: 60 to 80 %)' : '';
    if (called.length > 0)
      console.log(
        `Confidence ${confidence}: within a level in ${percent(shareWithin(called, 1))}${bar}, in ${called.length} runs`,
      );
  }
}

function sitAll(contests: number): Measured[] {
  const chance = dice(26);
  return trueLevels.flatMap((level) =>
    Array.from({ length: runsOfEach }, () => ({ level, answered: sit(level, contests, chance) })),
  );
}

/** To its end, and as often as it may be contested on from there. */
function sit(level: number, contests: number, chance: () => number): Answered[] {
  const answered: Answered[] = [];
  const ability = (level - 5) / 2;
  for (let contested = 0, wanted: number = usualItems; contested <= contests; contested += 1) {
    while (!isOver(answered, { wanted, contests: contested })) {
      const item = nextItem(bank, answered);
      if (!item) break;
      answered.push({ ...item, isRight: chance() < chanceOf(ability, item) * (1 - slips) });
    }
    wanted = answered.length + contest.items;
  }
  return answered;
}

function tell(title: string, runs: readonly Measured[], bar: number) {
  const items = runs.reduce((sum, { answered }) => sum + answered.length, 0) / runs.length;
  console.log(
    `${title} (${items.toFixed(1)} items): within two levels in ${percent(shareWithin(runs, 2))} (bar: ${bar} %), within one in ${percent(shareWithin(runs, 1))}`,
  );
}

function shareWithin(runs: readonly Measured[], levels: number): number {
  const near = runs.filter(
    ({ level, answered }) => Math.abs(levelOf(abilityAfter(answered)) - level) <= levels,
  );
  return near.length / runs.length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** The same numbers each time (a linear congruence, as in Numerical Recipes). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
