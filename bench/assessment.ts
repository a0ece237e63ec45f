import { loadAssessments } from '@hbg/content/load-assessments';
import { contest, usualItems } from '@hbg/contract/assessments';
import { chanceOf } from '../apps/server/src/features/assessments/rules/ability.ts';
import { bankOf } from '../apps/server/src/features/assessments/rules/bank.ts';
import { judgementOf } from '../apps/server/src/features/assessments/rules/level.ts';
import {
  type Answered,
  type BankItem,
  isOver,
  nextItem,
} from '../apps/server/src/features/assessments/rules/sitting.ts';

const trueLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const runsOfEach = 2_000;
/** So often somebody misses what they can do. */
const slips = [0, 0.03];
const longestItems = usualItems + contest.times * contest.items;

type Measured = {
  readonly level: number;
  readonly judged: ReturnType<typeof judgementOf>;
  readonly items: number;
};

/** How well an assessment finds out levels that are known, with the items of all topics in turn. */
export async function measureAssessment() {
  const banks = loadAssessments().flatMap(({ topics }) => topics.map(bankOf));
  for (const slip of slips) {
    const usual = sitAll(banks, 0, slip);
    const longest = sitAll(banks, contest.times, slip);
    console.log(slip === 0 ? 'Nobody slips' : `${percent(slip)} slips`);
    tell(`  After ${usualItems}`, usual, 87);
    tell(`  After ${longestItems}`, longest, 90);
    tellConfidence([...usual, ...longest]);
  }
}

function sitAll(banks: readonly (readonly BankItem[])[], contests: number, slip: number) {
  const chance = dice(26);
  return trueLevels.flatMap((level) =>
    Array.from({ length: runsOfEach }, (_, run): Measured => {
      const bank = banks[run % banks.length] ?? [];
      const answered = sit(bank, { level, contests, slip, chance });
      return { level, judged: judgementOf(answered), items: answered.length };
    }),
  );
}

type Learner = {
  readonly level: number;
  readonly contests: number;
  readonly slip: number;
  readonly chance: () => number;
};

/** To its end, and as often as it is contested on from there. */
function sit(bank: readonly BankItem[], { level, contests, slip, chance }: Learner): Answered[] {
  const answered: Answered[] = [];
  const ability = (level - 5) / 2;
  for (let contested = 0, wanted: number = usualItems; contested <= contests; contested += 1) {
    while (!isOver(answered, { wanted, contests: contested })) {
      const item = nextItem(bank, answered, contested);
      if (!item) return answered;
      answered.push({ ...item, isRight: chance() < chanceOf(ability, item) * (1 - slip) });
    }
    wanted = answered.length + contest.items;
  }
  return answered;
}

function tell(title: string, runs: readonly Measured[], bar: number) {
  const items = runs.reduce((sum, run) => sum + run.items, 0) / runs.length;
  const [two, one] = [2, 1].map((levels) => percent(shareWithin(runs, levels)));
  console.log(
    `${title} items (${items.toFixed(1)} on average): within two levels ${two} (bar: ${bar} %), within one ${one}`,
  );
}

function tellConfidence(runs: readonly Measured[]) {
  for (const confidence of [5, 6, 7, 8, 9]) {
    const called = runs.filter(({ judged }) => judged.confidence === confidence);
    const bar = confidence === 7 ? ' (bar: 60 to 80 %)' : '';
    if (called.length > 0)
      console.log(
        `  Confidence ${confidence}: within one level ${percent(shareWithin(called, 1))}${bar}, ${called.length} runs`,
      );
  }
}

function shareWithin(runs: readonly Measured[], levels: number): number {
  const near = runs.filter(({ level, judged }) => Math.abs(judged.level - level) <= levels);
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
