import { loadSigns } from '@hbg/content/load-words';
import { foldText } from '../safety/fold-text.ts';
import { isIn, signsIn } from '../safety/signs.ts';
import { openReplies, type Say } from './replies.ts';

/** What a message may be about, by its signs, and what there is to say to it. */
export type AnswerTable<Other extends string> = {
  /** By the first row that fits; null when none does. */
  readonly answer: (message: string, turn: number) => string | null;
  readonly isAbout: (text: string, heading: string) => boolean;
  /** What stands below the rows. */
  readonly say: Say<Other>;
};

/** The signs of that name are its rows, each with the reply below the same heading. */
export function openTable<const Other extends string>(
  name: string,
  others: readonly Other[],
): AnswerTable<Other> {
  const rows = Array.from(loadSigns(name), ([heading, text]) => [heading, signsIn(text)] as const);
  const say = openReplies<string>(name, [...rows.map(([heading]) => heading), ...others]);
  return {
    say,
    answer: (message, turn) => {
      const text = foldText(message).trim();
      const row = rows.find(([, signs]) => isIn(text, signs));
      return row ? say(row[0], turn) : null;
    },
    isAbout: (text, heading) => rows.some(([row, signs]) => row === heading && isIn(text, signs)),
  };
}
