import { byWord } from '../../search/by-word.ts';

/** Words by what they are about; an asterisk stands for any ending. */
export type Matters = ReadonlyMap<string, readonly string[]>;

export type MattersOf = (word: string) => readonly string[];

export function readMatters(matters: Matters): MattersOf {
  const named = Array.from(matters).flatMap(([matter, words]) =>
    words.map((word) => ({ matter, word: word.replace('*', ''), isStart: word.endsWith('*') })),
  );
  return byWord((word) =>
    named
      .filter((each) => (each.isStart ? word.startsWith(each.word) : word === each.word))
      .map(({ matter }) => matter),
  );
}
