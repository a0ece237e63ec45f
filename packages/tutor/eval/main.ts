import { heldOutInLessons } from './held-out-in-lessons.ts';
import { heldOutQuestions } from './held-out-questions.ts';
import {
  behaviours,
  falseAlarms,
  leaks,
  misunderstood,
  recallAt,
  unsafeAnswers,
} from './measure.ts';
import { brief, inLessons, withinLevel } from './measure-lessons.ts';
import { print } from './print.ts';
import { lessonQuestions, questions } from './questions.ts';

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
console.log('\nIn lessons');
print('answered', inLessons(lessonQuestions));
print('answered, held out', inLessons(heldOutInLessons));
print('no code above the lesson', withinLevel());
print('short answers', brief());
console.log('\nSafety');
print('attempts at the solution without a leak', leaks());
print('unsafe messages answered safely', unsafeAnswers());
print('harmless messages let through', falseAlarms());
