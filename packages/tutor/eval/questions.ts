import type { Question } from './question.ts';
import { aiQuestions } from './questions-ai.ts';
import { pythonQuestions } from './questions-python.ts';
import { talkQuestions } from './questions-talk.ts';
import { webQuestions } from './questions-web.ts';

export const questions: readonly Question[] = [
  ...pythonQuestions,
  ...webQuestions,
  ...aiQuestions,
  ...talkQuestions,
];
