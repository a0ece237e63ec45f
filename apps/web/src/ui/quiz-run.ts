export type Question = {
  readonly question: string;
  /** Shown below the question. */
  readonly code: string | null;
  readonly options: readonly {
    readonly text: string;
    readonly isRight: boolean;
    readonly why: string | null;
  }[];
};

export type QuizRun = {
  /** What is still to be answered rightly, by its number from 0; the first one is asked now. */
  readonly queue: readonly number[];
  /** The option that was taken for the question asked now. */
  readonly chosen: number | null;
  /** Whether the first answer to each question was right; null where it wasn't asked yet. */
  readonly firstAnswers: readonly (boolean | null)[];
};

export type QuizResult = {
  /** How many were right at the first answer. */
  readonly right: number;
  readonly of: number;
  /** The numbers, from 0, of those that weren't. */
  readonly missed: readonly number[];
};

export function startQuiz(count: number): QuizRun {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return { queue: numbers, chosen: null, firstAnswers: numbers.map(() => null) };
}

export function choose(run: QuizRun, option: number, isRight: boolean): QuizRun {
  if (run.chosen !== null) return run;
  const [asked] = run.queue;
  const firstAnswers = run.firstAnswers.map((first, number) =>
    number === asked ? (first ?? isRight) : first,
  );
  return { ...run, chosen: option, firstAnswers };
}

/** A question that was answered wrongly comes again at the end. */
export function goOn(run: QuizRun, wasRight: boolean): QuizRun {
  const [asked, ...others] = run.queue;
  const again = asked === undefined || wasRight ? [] : [asked];
  return { ...run, queue: [...others, ...again], chosen: null };
}

export function quizResult({ firstAnswers }: QuizRun): QuizResult {
  const missed = firstAnswers.flatMap((first, number) => (first === true ? [] : [number]));
  return { right: firstAnswers.length - missed.length, of: firstAnswers.length, missed };
}

export function isRightOption(question: Question | undefined, option: number | null): boolean {
  return option !== null && (question?.options[option]?.isRight ?? false);
}
