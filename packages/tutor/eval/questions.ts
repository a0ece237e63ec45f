import type { LessonQuestion } from './lesson-question.ts';
import type { Question } from './question.ts';
import { questionsAboutRuns } from './questions-about-runs.ts';
import { questionsAcrossLessons } from './questions-across-lessons.ts';
import { aiQuestions } from './questions-ai.ts';
import { questionsInLessons } from './questions-in-lessons.ts';
import { questionsInOtherWords } from './questions-in-other-words.ts';
import { pythonQuestions } from './questions-python.ts';
import { talkQuestions } from './questions-talk.ts';
import { webQuestions } from './questions-web.ts';

export const questions: readonly Question[] = [
  ...pythonQuestions,
  ...webQuestions,
  ...aiQuestions,
  ...talkQuestions,
];

export const lessonQuestions: readonly LessonQuestion[] = [
  ...questionsAboutRuns,
  ...questionsInLessons,
  ...questionsInOtherWords,
  ...questionsAcrossLessons,
];
