import { type ProgramLanguage, programFiles } from '@hbg/contract/programs';
import type { Unit } from '@hbg/contract/units';

type Own = {
  /** Of the unit. */
  readonly id: string;
  readonly title: string;
  readonly language: ProgramLanguage;
  /** What it was when the learner came: 'Reset' leads back to it. */
  readonly code: string;
};

/** An own program as the bench takes it. */
export function programUnit({ id, title, language, code }: Own): Unit {
  return {
    ...nothingWanted,
    id,
    title,
    language: language === 'python' ? 'python' : 'web',
    starter: { [programFiles[language]]: code },
  };
}

/** Nobody says what an own program has to do. */
const nothingWanted = {
  kind: 'build',
  minutes: 0,
  content: '',
  goals: [],
  hints: [],
  quiz: [],
  solution: {},
  check: null,
  data: {},
  xp: null,
} satisfies Partial<Unit>;
