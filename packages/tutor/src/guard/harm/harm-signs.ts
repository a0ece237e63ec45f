/** How harm sounds in an answer, in the small language of `signs.ts`, on folded words without signs of Markdown. */
export type HarmSigns = {
  readonly signs: string;
  /** What is told apart by a full stop, or by a comma already, doesn't belong together. */
  readonly within?: 'sentence' | 'clause';
  /** Words in the same clause that turn it into its opposite. */
  readonly unlessInClause?: string;
  /** Words in the same sentence that tell of something else: a game, a program. */
  readonly unlessInSentence?: string;
  /** Programs may say it: it counts outside of code alone. */
  readonly isSpoken?: boolean;
};

export const negation = '(nie|niemals|nicht|kein|keine|keinen|keinem|never|not|dont|no)';
/** Where somebody fights who isn't one. */
export const games =
  '(spiel*|figur*|gegner*|monster*|zombie*|ritter*|held*|drache*|roboter*|level|sprite*|game*|mario)';
export const makeBelieve =
  '(spiel*|figur*|gegner*|monster*|zombie*|ritter*|held*|drache*|roboter*|level|prozess*|process*|schleife*|loop*|sprite*|thread*|enemy|enemies|game*|feld*|minesweeper|leben|lebenspunkt*|programm*|score)';
