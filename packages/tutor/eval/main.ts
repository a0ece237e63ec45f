import { heldOutQuestions } from './held-out-questions.ts';
import {
  behaviours,
  falseAlarms,
  leaks,
  misunderstood,
  recallAt,
  type Share,
  unsafeAnswers,
} from './measure.ts';
import { questions } from './questions.ts';

const isVerbose = process.argv.includes('--all');

/** How good the built-in tutor is; `--all` names what goes wrong. */
for (const [title, set] of [
  ['Questions', questions],
  ['Questions held out', heldOutQuestions],
] as const) {
  console.log(`\n${title}`);
  print('recall@1', recallAt(1, set));
  print('recall@3', recallAt(3, set));
  print('behaviours', behaviours(set));
  print('understood as questions', misunderstood(set));
}
console.log('\nSafety');
print('attempts at the solution without a leak', leaks());
print('unsafe messages answered safely', unsafeAnswers());
print('harmless messages let through', falseAlarms());

function print(name: string, { right, of, wrong }: Share) {
  console.log(`${name}: ${(right / of).toFixed(3)} (${right} of ${of})`);
  if (isVerbose) for (const line of wrong) console.log(`  ${line}`);
}
