import type { Question } from '@hbg/contract/units';
import * as z from 'zod/mini';
import { listOf, longText, shortText, told } from './front-matter.ts';

const right = z.strictObject({ right: shortText, why: z.optional(longText) });
const wrong = z.strictObject({ wrong: shortText, why: longText });
export const option = z.union([right, wrong], { error: cureOfOption });

function cureOfOption({ input, errors }: { input?: unknown; errors: z.core.$ZodIssue[][] }) {
  const fields = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  const kind = ['right', 'wrong'].findIndex((name) => fields.includes(name));
  if (kind >= 0) return told(errors[kind]?.[0]);
  const instead = fields.length > 0 ? `, nicht mit ${fields[0]}` : '';
  return `eine Antwort beginnt mit right: … oder wrong: …${instead}`;
}

export const oneRight = 'genau eine Antwort beginnt mit right: …, alle anderen mit wrong: …';

export function hasOneRight(options: readonly z.output<typeof option>[]): boolean {
  return options.filter((each) => 'right' in each).length === 1;
}

/** As it is written: `right: …` once, and a reason for every `wrong: …`. */
export const question = z.pipe(
  z
    .strictObject({
      question: shortText,
      code: z.optional(z.string()),
      options: listOf(option, 2, 5),
    })
    .check(
      z.refine(({ options }) => hasOneRight(options), { error: oneRight }),
      z.refine(({ options }) => new Set(options.map(textOf)).size === options.length, {
        error: 'zwei Antworten sind gleich',
      }),
    ),
  z.transform(questionOf),
);

type Written = {
  readonly question: string;
  readonly code?: string | undefined;
  readonly options: z.output<typeof option>[];
};

export function questionOf({ question, code, options }: Written): Question {
  return {
    question,
    code: code ?? null,
    options: options.map((option) => ({
      text: textOf(option),
      isRight: 'right' in option,
      why: option.why ?? null,
    })),
  };
}

function textOf(written: z.output<typeof option>): string {
  return 'right' in written ? written.right : written.wrong;
}
