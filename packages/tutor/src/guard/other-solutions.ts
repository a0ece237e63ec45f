import type { Library } from '../search/topics.ts';
import { codesOfHouse } from './house-texts.ts';
import { codeTokensOf, isTelling, piecesOf } from './likeness.ts';

type Tokens = ReturnType<typeof codeTokensOf>;
type Pieces = ReadonlySet<string>;

/** So much of what is a lesson's alone; programs that share less of it are about something else. */
const mostly = { share: 0.6, fewest: 10 };

/** The solutions of all lessons, of which only that counts which stands nowhere else. */
export type Solutions = {
  /** What belongs to the lesson that is open, and what the learner has written, doesn't count. */
  readonly judgeFor: (openSolution: string, code: string) => (program: string) => boolean;
};

export function openSolutions(library: Library): Solutions {
  const common = new Set(codesOfHouse(library).flatMap((code) => piecesOf(codeTokensOf(code))));
  const all = library.lessons.map(({ solution }) => {
    const pieces = piecesOf(codeTokensOf(solution));
    return { solution, pieces: pieces.filter((piece) => isTelling(piece) && !common.has(piece)) };
  });
  return {
    judgeFor: (openSolution, code) => {
      const own = new Set(piecesOf(codeTokensOf(`${openSolution}\n${code}`)));
      const others = all
        .filter(({ solution }) => solution !== openSolution)
        .map(({ pieces }) => new Set(pieces).difference(own));
      return (program) => {
        const tokens = codeTokensOf(program);
        return others.some((wanted) => isMostlySaid(wanted, tokens, mostly));
      };
    },
  };
}

type Limits = { readonly share: number; readonly fewest: number };

export function isMostlySaid(wanted: Pieces, tokens: Tokens, { share, fewest }: Limits): boolean {
  if (wanted.size < fewest) return false;
  const said = new Set(piecesOf(tokens)).intersection(wanted);
  return said.size >= wanted.size * share;
}
