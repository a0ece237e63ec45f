import type { Concept } from '@hbg/content/concept';
import { foldText } from '../safety/fold-text.ts';
import { isIn, signsIn } from '../safety/signs.ts';
import { inTurn, type Situation } from './situation.ts';

type Wish = (concept: Concept) => string;

const topics =
  'Zum Beispiel **Schleifen**, **Listen**, **Zufall**, **Turtle-Bilder** oder wie **KI** lernt. Was davon?';

/** What short words may refer to, after a card. */
const wishes: readonly (readonly [string, Wish])[] = [
  ['(fehler)', ({ title, mistake }) => `Bei **${title}** geht oft das schief: ${mistake}`],
  [
    '(kuerzer|zu lang)',
    ({ title, short }) => `**${title}** in einem Satz: ${short.split(/(?<=[.!?])\s/)[0] ?? short}`,
  ],
  [
    '(warum|wieso|weshalb|wofuer|wozu|genauer|laenger|mehr|why|was heisst das)',
    ({ title, long }) => `**${title}** genauer: ${long}`,
  ],
  [
    '(versteh*|kapier*|check*|raff*|einfacher|leichter|zu schwer|zu kompliziert|nochmal|noch mal|noch einmal|anders|haeh?|hmm*|was|wie|get it|meinst)',
    ({ title, short, steps }) =>
      `Noch einmal langsam. **${title}**: ${short}\n\nUnd so fängst du an: ${steps[0] ?? ''}`,
  ],
  [
    '(ja|jo|jep|yes|weiter|jetzt|dann|nun|next|noch eins|noch eine|beispiel)',
    ({ title, steps }) =>
      `Dann los mit **${title}**:\n\n${steps.map((step) => `- ${step}`).join('\n')}`,
  ],
];
const anotherTopic = signsIn('anderes thema');
const compiled = wishes.map(([text, wish]) => [signsIn(text), wish] as const);

const short: readonly string[] = [
  'Prima. Probier es aus, und sag mir, was dabei herauskommt.',
  'Gut. Ich bin da, wenn du etwas fragen willst.',
];
const guessed =
  'Eine gute Vermutung hat einen Grund. Ob sie stimmt, verrät dir der Editor: Tipp es ein, drück auf Run und vergleich.';

/** An answer to `und warum?`, `genauer bitte`, `ok`: about the card that was spoken of. */
export function followUp(message: string, concept: Concept | null, situation: Situation): string {
  const text = foldText(message).trim();
  if (situation.lastIntent === 'quiz' && !text.startsWith('was ist')) return checked(concept);
  if (isIn(text, anotherTopic)) return topics;
  const [, wish] = compiled.find(([signs]) => isIn(text, signs)) ?? [];
  return wish && concept ? wish(concept) : inTurn(short, situation.turn);
}

/** What a learner guessed isn't judged: it's held against the card. */
function checked(concept: Concept | null): string {
  return concept
    ? `${guessed}\n\nZum Vergleichen, **${concept.title}**: ${concept.short}\n\nPasst das zu dem, was du geschrieben hast?`
    : guessed;
}
