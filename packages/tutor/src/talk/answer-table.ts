import { foldText } from '../safety/fold-text.ts';
import { isIn, openSigns } from '../safety/signs.ts';
import { openReplies, type Say } from './replies.ts';

/** What a message may be about, by its signs, and what there is to say to it. */
export type AnswerTable<Other extends string> = {
  /** By the first row that fits; null when none does. */
  readonly answer: (message: string, turn: number) => string | null;
  readonly isAbout: (text: string, heading: string) => boolean;
  /** The heading of the first row that fits. */
  readonly rowOf: (message: string) => string | undefined;
  /** Those of all rows that fit. */
  readonly rowsIn: (message: string) => readonly string[];
  /** What there is to say to that row. */
  readonly sayRow: (row: string) => string;
  /** What stands below the rows. */
  readonly say: Say<Other>;
};

/** The signs of that name are its rows, each with the reply below the same heading. */
export function openTable<const Other extends string>(
  name: string,
  others: readonly Other[],
): AnswerTable<Other> {
  const rows = openSigns(name);
  const say = openReplies<string>(name, [...rows.keys(), ...others]);
  const rowsIn = (message: string) => {
    const text = foldText(message).trim();
    return rows.entries().flatMap(([row, signs]) => (isIn(text, signs) ? [row] : []));
  };
  const rowOf = (message: string) => rowsIn(message).next().value;
  return {
    say,
    sayRow: (row) => say(row),
    rowOf,
    rowsIn: (message) => [...rowsIn(message)],
    answer: (message, turn) => {
      const row = rowOf(message);
      return row === undefined ? null : say(row, turn);
    },
    isAbout: (text, heading) => isIn(text, rows.get(heading) ?? []),
  };
}
