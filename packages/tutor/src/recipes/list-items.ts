import { articles, endsAWish, type Token } from './description-tokens.ts';

type Item = readonly Token[];

/** What is enumerated: `Hund, eine Katze oder Maus wählen` are three. */
export function itemsIn(tokens: readonly Token[]): Item[] {
  const items: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const item = items.at(-1);
    if (!item || token.kind === 'quote') continue;
    if (isBetween(token)) items.push([]);
    else if (item.length === 0 && isArticle(token, tokens[at - 1])) continue;
    else if (isEnd(token, item)) break;
    else item.push(token);
  }
  return withoutAct(items.filter((item) => item.length > 0));
}

function isBetween({ text }: Token): boolean {
  return text === ',' || text === 'und' || text === 'oder';
}

/** Behind a comma, `die` begins a clause: `Farben, die ich mag`. */
function isArticle({ text }: Token, before: Token | undefined): boolean {
  const word = text.toLowerCase();
  return articles.has(word) && !(before?.text === ',' && /^(?:der|die|das|dem|den)$/.test(word));
}

/** `5 Versuche` are counted and not enumerated. */
function isEnd(token: Token, item: Item): boolean {
  if (token.kind === 'sign' || endsAWish(token) || isFiniteAct(token)) return true;
  return item.length === 0 && /^\d/.test(token.text);
}

/** What is done with the things of a list, and is none of them. */
const acts =
  `wählen auswählen aussuchen suchen nehmen bestellen kaufen anklicken klicken tippen antippen drücken
  sehen ansehen anschauen anzeigen zeigen machen sagen antworten reagieren zählen streichen eintragen eingeben
  stehen kommen gehen geben bekommen kriegen erkennen verstehen anbieten bieten vorkommen einpacken mitnehmen
  brauchen löschen hinzufügen erscheinen passieren hören reden sprechen erzählen einsammeln sammeln spielen
  eintippen abschicken absenden ausfüllen anmelden angeben`.split(/\s+/);
const infinitives = new Set(acts);
const finites = new Set([
  ...acts.flatMap((verb) => ['t', 'et'].map((ending) => verb.replace(/e?n$/, ending))),
  'nimmt',
  'sieht',
  'spricht',
]);

function isFiniteAct({ text }: Token): boolean {
  return finites.has(text);
}

/** Where the others are things, the last one's verb goes with all of them. */
function withoutAct(items: readonly Item[]): Item[] {
  const others = items.slice(0, -1);
  const last = items.at(-1);
  if (!last || others.length === 0 || others.some(endsInVerb) || !endsInVerb(last))
    return [...items];
  const isSure = infinitives.has(last.at(-1)?.text ?? '');
  if (!isSure && others.some((item) => item.at(-1)?.text.endsWith('en'))) return [...items];
  return [...others, last.slice(0, -1)];
}

/** `Maus streicheln`, and neither `grüne birnen` nor `Grüne Birnen`. */
function endsInVerb(item: Item): boolean {
  const [before, last] = item.slice(-2);
  if (!before || !last) return false;
  if (infinitives.has(last.text)) return true;
  if (!/^\p{Ll}+(?:en|eln|ern)$/u.test(last.text)) return false;
  return /^\p{Lu}/u.test(before.text) || !/e[mnrs]?$/.test(before.text);
}
