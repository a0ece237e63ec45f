import { inTurn } from '@hbg/coach/words/in-turn';
import { loadReplies } from '@hbg/content/load-replies';
import { numberOfKummer } from '../safety/safe-answers.ts';

type Values = Readonly<Record<string, string | number>>;

/** What is said often is said in several ways, in turn; `{name}` is filled with the value of that name. */
export type Say<Heading extends string> = (
  heading: Heading,
  turn?: number,
  values?: Values,
) => string;

/** The house's own words of that file, in which `---` stands between several ways to say the same. */
export function openReplies<const Heading extends string>(
  name: string,
  headings: readonly Heading[],
): Say<Heading> {
  const reply = loadReplies(name, headings);
  return (heading, turn = 0, values = {}) => {
    const known: Values = { kummer: numberOfKummer, ...values };
    const said = inTurn(reply(heading).split(/\n+---\n+/), turn);
    return said.replaceAll(/\{(\w+)\}/g, (whole, value: string) => String(known[value] ?? whole));
  };
}
