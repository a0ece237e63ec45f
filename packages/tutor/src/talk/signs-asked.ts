import { code as quote } from '@hbg/coach/words/code-quote';
import { codesIn } from '../guard/code-in-text.ts';
import { foldText } from '../safety/fold-text.ts';
import { explainConcept } from './explain-concept.ts';
import type { Level } from './level.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';

type Use = { readonly needs: string; readonly text: string };

type Sign = {
  readonly card: string;
  /** What it's called where it isn't typed. */
  readonly named: RegExp;
  /** What it's good for, by what must have been taught to say so. */
  readonly uses: readonly Use[];
};

const always = '#';

const signs: Readonly<Record<string, Sign>> = {
  '%': {
    card: 'modulo',
    named: /prozent-?zeichen/,
    uses: [
      {
        needs: '%',
        text: 'Zwischen zwei Zahlen sagt dir dieses Zeichen, was beim Teilen übrig bleibt: `7 % 3` ist 1. In einem Text zwischen Anführungszeichen ist es nur ein Prozentzeichen.',
      },
    ],
  },
  ':': {
    card: 'einrueckung',
    named: /doppel-?punkt/,
    uses: [
      {
        needs: always,
        text: 'Hinter `print(…)` und anderen einzelnen Befehlen steht kein Doppelpunkt.',
      },
      {
        needs: 'if',
        text: 'Er gehört ans Ende jeder Zeile, unter der ein eingerückter Block beginnt.',
      },
    ],
  },
  '#': { card: 'kommentar', named: /\braute|hashtag|doppel-?kreuz|lattenzaun/, uses: [] },
  '"': {
    card: 'zeichenkette',
    named: /anfuehrungs-?(?:zeichen|striche)|gaensefuesschen|gaense-?fuesse/,
    uses: [
      {
        needs: '""',
        text: 'Anführungszeichen sagen Python, wo ein Text beginnt und wo er endet: `print("Hallo")`. Ohne sie hält Python das Wort für einen Befehl oder einen Namen. Sie stehen immer vorn und hinten, ausgegeben werden sie nicht.',
      },
    ],
  },
  '[]': { card: 'liste', named: /eckige\w* klammer/, uses: [] },
  '{}': { card: 'f-string', named: /geschweifte\w* klammer/, uses: [] },
  '()': {
    card: 'klammern',
    named: /(?:runde\w* )?klammern?\b(?! (?:auf|zu) der tast)/,
    uses: [
      {
        needs: always,
        text: 'Runde Klammern hinter einem Befehl führen ihn aus, und darin steht, was er dafür bekommt: In `print("Hallo")` ist das der Text.',
      },
      {
        needs: 'def',
        text: 'Bei deinen eigenen Funktionen ist es genauso: `katze` ist nur der Name, erst die Klammern dahinter rufen sie auf.',
      },
    ],
  },
  ',': {
    card: 'print',
    named: /\bkomma\b(?!zahl)/,
    uses: [
      {
        needs: ',',
        text: 'Das Komma trennt, was ein Befehl bekommt: `print("Punkte", 3)` gibt beides in einer Zeile aus, mit einem Leerzeichen dazwischen.',
      },
    ],
  },
  '*': {
    card: 'rechnen',
    named: /\bstern(?:chen|zeichen)?\b|mal-?zeichen/,
    uses: [
      {
        needs: '*',
        text: 'Hinter einem Text wiederholt der Stern ihn: `"Ha" * 3` ist `HaHaHa`.',
      },
      { needs: '/', text: 'Zwischen zwei Zahlen heißt er mal: `4 * 5` ist 20.' },
    ],
  },
  '+': {
    card: 'verketten',
    named: /\bplus-?zeichen/,
    uses: [
      {
        needs: '+',
        text: 'Zwischen zwei Texten klebt das Plus sie aneinander: `"Schnee" + "ball"` ist `Schneeball`.',
      },
      { needs: '/', text: 'Zwischen zwei Zahlen zählt es zusammen: `2 + 3` ist 5.' },
    ],
  },
  '=': {
    card: 'zuweisung',
    named: /\bgleichheits-?zeichen|\bgleich-?zeichen/,
    uses: [
      {
        needs: '=',
        text: 'Ein einzelnes `=` legt den Wert von rechts unter dem Namen links ab: `tier = "Igel"`.',
      },
      {
        needs: '==',
        text: 'Zum Vergleichen nimmst du zwei: `==` fragt, ob beide Seiten gleich sind.',
      },
    ],
  },
  '==': { card: 'vergleich', named: /doppel\w* gleich|zwei gleich/, uses: [] },
  '!=': { card: 'vergleich', named: /ungleich|ausrufe-?zeichen/, uses: [] },
  '<': { card: 'vergleich', named: /kleiner-?(?:als-?)?zeichen/, uses: [] },
  '>': { card: 'vergleich', named: /groesser-?(?:als-?)?zeichen/, uses: [] },
  '//': { card: 'ganzzahldivision', named: /doppel\w* (?:schraeg|slash)/, uses: [] },
  '/': { card: 'rechnen', named: /schraegstrich|\bslash/, uses: [] },
  '**': { card: 'potenz', named: /doppel\w* stern|zwei sterne/, uses: [] },
  '+=': { card: 'plus-gleich', named: /plus-?gleich/, uses: [] },
  '-=': { card: 'plus-gleich', named: /minus-?gleich/, uses: [] },
  '\\n': { card: 'escape-zeichen', named: /back-?slash/, uses: [] },
};

const twins: Readonly<Record<string, string>> = {
  '""': '"',
  "''": '"',
  "'": '"',
  '(': '()',
  ')': '()',
  '[': '[]',
  ']': '[]',
  '{': '{}',
  '}': '{}',
};

const question =
  /\b(?:was|wat|wof(?:ue|u)r|wozu|warum|wieso|weshalb|brauch\w*|muss|mues\w*|kommt|gehoert|bedeut\w*|heisst|heist|soll|wann|unterschied)\b/;
const mostWords = 12;

/** The sign that a message asks for, typed or by its name; none where it's part of code. */
export function signAsked(message: string): string | null {
  const text = foldText(message);
  if (codesIn(message).length > 0) return null;
  if (text.split(' ').length > mostWords || !question.test(text)) return null;
  return signNamed(text) ?? signTyped(message);
}

function signTyped(message: string): string | null {
  const alone = /(?<=^|[\s„“])[^\p{L}\p{N}\s„“]{1,4}(?=[\s?!.,“]|$)/gu;
  for (const { 0: typed, index } of message.matchAll(alone)) {
    if (isWithinCode(message, index, typed.length)) continue;
    const bare = typed.replaceAll(/(?<=.)[?!.,]+$/g, '').replace(/^(["'])(.+)\1$/, '$2');
    const sign = twins[bare] ?? bare;
    if (Object.hasOwn(signs, sign)) return sign;
  }
  return null;
}

/** `5 + "5"` */
function isWithinCode(message: string, start: number, length: number): boolean {
  const before = message.slice(0, start).trimEnd();
  return /[\d"')\]]$/.test(before) || /^\s*[\d"'([]/.test(message.slice(start + length));
}

function signNamed(text: string): string | null {
  if (/\bf (?:vor|bei|in)\b/.test(text)) return null;
  return Object.keys(signs).find((sign) => signs[sign]?.named.test(text)) ?? null;
}

/** What it does, as far as the course has come; else its card. */
export function explainSign(
  sign: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const { card = '', uses = [] } = signs[sign] ?? {};
  const level = knowledge.levelOf(situation.lesson);
  const concept = knowledge.concepts.get(card);
  if (!concept) return {};
  const known = uses.filter(({ needs }) => level.knows(needs)).map(({ text }) => text);
  const told = sign === ':' && known.length > 1 ? [...known, blocksIn(level)] : known;
  const text =
    told.length > 0
      ? `${quote(sign)}: ${told.join(' ')}\n\nMehr davon? Schreib „genauer“.`
      : explainConcept(concept, level, situation);
  return { text, concept: card, intent: 'concept' };
}

const blocks = ['if', 'else', 'for', 'while', 'def', 'class'];

function blocksIn(level: Level): string {
  const known = blocks.filter((word) => level.knows(word)).map((word) => `\`${word} …\``);
  return `Das sind die mit ${known.join(', ')}.`;
}
