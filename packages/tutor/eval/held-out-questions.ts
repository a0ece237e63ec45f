import { heldOutAi } from './held-out-ai.ts';
import { heldOutBehaviours } from './held-out-behaviours.ts';
import { heldOutConcepts } from './held-out-concepts.ts';
import { heldOutPython } from './held-out-python.ts';
import { heldOutTalk } from './held-out-talk.ts';
import { heldOutWeb } from './held-out-web.ts';
import type { Question } from './question.ts';

// The held-out set: the search is judged by it, so never tune the search or the cards against it.
// Mistakes in the spelling are part of the data.
export const heldOutQuestions: readonly Question[] = [
  ...heldOutPython,
  ...heldOutWeb,
  ...heldOutAi,
  ...heldOutTalk,
  ...heldOutBehaviours,
  ...heldOutConcepts,
];
