import { heldOutQuestions } from './held-out-questions.ts';
import {
  behaviours,
  falseAlarms,
  leaks,
  misunderstood,
  recallAt,
  unsafeAnswers,
} from './measure.ts';
import { print } from './print.ts';
import { questions } from './questions.ts';

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
