import type { Blueprint } from '@hbg/content/blueprint';
import type { Concept } from '@hbg/content/concept';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { namesOf } from '../search/names.ts';
import { isFiller, stemOf, stemsIn, tellingWords, wordsIn } from '../search/words.ts';
import { planSigns } from './talk-signs.ts';

const making = planSigns('surely to make something');
const notMaking = planSigns('not to make something');

/** Whoever says so wants to make something, whatever it is. */
export function isToMake(message: string): boolean {
  const text = foldText(message);
  return isIn(text, making) && !isIn(text, notMaking);
}

const pageAbout = planSigns('a page about something');

export function isPageAbout(message: string): boolean {
  return isIn(foldText(message), pageAbout);
}

const longWish = 20;

/** Told at such length, it isn't a question that has some of its words. */
export function isWishAtLength(message: string): boolean {
  return wordsIn(message).length > longWish && isToMake(message);
}

/** They say that something is made … */
const makings = stemsIn(`bauen baue baut nachbauen basteln programmieren programmiere programmiern
  programieren coden codieren erstellen erstelle entwickeln helfen hilfst hilf suche wünsche haette
  gern versuche eigenes eigene eigenen selber selbst cool cooles coole lustiges lustige lustig
  einfaches kleines kleine richtig ganz erstes tolles neues jemand leute freund freunde freundin wollte wollen tun lassen idee malen
  male zeichnen zeichne`);
/** … or what it is, but nothing of what it's about. */
const vague = stemsIn(`programm computer projekt sachen ding dinge webseite website seite homepage
  internetseite app video handy`);
const frames = new Set([
  ...makings,
  ...vague,
  ...stemsIn(
    `spiel spiele game grafik python html rechnet rechne ausrechnen anfänger spieler zwei leicht schwer
    groß klein bruder schwester freund freundin mama papa oma opa`,
  ),
]);

/** Says that something is made, or of what kind it is, but not what. */
export function isFrame(stem: string): boolean {
  return frames.has(stem);
}

/** Where what it is ends, and what is to be said about it begins. */
const boundaries = new Set(
  `das die der den dem wo womit mit ueber über fuer für zum zur bis wann wenn damit weil dass was wie ob auf bei`.split(
    ' ',
  ),
);

const shortestStem = 3;
const shortestName = 4;
const shortestAlike = 5;

/** Of `mit KI ein Spiel` the game. */
const withWhat = /^.*?\bmit (?:de[rm] |eine[rm] )?[\p{L}-]+ (?=eine?n? )/iu;

/** Of `ein Quiz für meine Klasse` the quiz: what the wish is for, by its stems. */
function thingIn(message: string): ReadonlySet<string> {
  return new Set(wordsOfThing(message).map(stemOf));
}

function wordsOfThing(message: string): string[] {
  const words = wordsIn(message.replace(withWhat, ''));
  const telling = new Set([...tellingWords(message), 'programm']);
  const begin = words.findIndex((word) => telling.has(word) && !makings.includes(stemOf(word)));
  const end = words.findIndex((word, at) => at > begin && boundaries.has(word));
  return words.slice(0, end < 0 ? undefined : end);
}

/** What is to be made, where that is one word that says what: of `ein Auto mit Rädern` the car. */
export function nounOfWish(message: string): string | null {
  const nouns = wordsOfThing(message).filter((word) => {
    const stem = stemOf(word);
    return stem.length >= shortestStem && !frames.has(stem) && !isFiller(stem);
  });
  const [noun] = nouns;
  return nouns.length === 1 && noun && isCalled(noun, message) ? noun : null;
}

/** Without what is only to come with the thing: of `ein Quiz mit Timer` the quiz. */
export function thingAlone(message: string): string {
  return message.replace(withMore, '');
}

const withMore = /(?<=\p{L}) (?:mit|über|ueber|zum thema) \p{L}.*$/isu;

/** With an article, as no verb stands. */
function isCalled(noun: string, message: string): boolean {
  const article = `(?:ein|eine|einen|ne|nen|mein\\w*|unser\\w*)`;
  return new RegExp(`(?<!\\p{L})${article} (?:\\p{L}+e[nrs]? )?${noun}(?!\\p{L})`, 'iu').test(
    message,
  );
}

function saysLittle(stem: string): boolean {
  return vague.includes(stem) || makings.includes(stem);
}

/** Of `eine Schleife mit Knöpfen` the loop is the thing, not the buttons. */
export function isThingOf(message: string, card: Concept): boolean {
  const thing = thingIn(message);
  const names = namesOf(card).map(stemsIn);
  return names.some((name) => name.every((stem) => thing.has(stem) && !saysLittle(stem)));
}

/** A plan whose name has the word that the wish is for: `Familienquiz` for a quiz about planets. */
export function isNamedBy(message: string, plan: Blueprint): boolean {
  const wished = [...thingIn(message)].filter(
    (stem) => stem.length >= shortestName && !frames.has(stem) && !isFiller(stem),
  );
  const heads = namesOf(plan).map((name) => stemsIn(name)[0] ?? '');
  return wished.some((stem) => heads.some((head) => head.endsWith(stem)));
}

/** The words that say what is to be made, by their stems. */
export function stemsOfWish(message: string): string[] {
  return stemsIn(message).filter(
    (stem) => stem.length >= shortestStem && !isFiller(stem) && !frames.has(stem),
  );
}

/** They are parts of many names, and say nothing of what for. */
const kindsOfThing = new Set(
  stemsIn(`maschine automat generator trainer rechner liste bot test plan tool werkzeug system
    anzeigen zeigen ausgeben malen zeichnen berechnen eingeben speichern finden erkennen irgendwas`),
);
const fewSaid = 2;
const enoughSaid = 3;
const longStem = 7;
/** They say that it works, not what it does. */
const vagueDeeds = new Set(
  stemsIn(`passt macht sagt zeigt gibt funktioniert läuft hilft fragt kommt bleibt braucht heißt wird
    werden haben machen können passen gehört spielt spielen spricht redet kann soll will steuert
    bewegt drückt erscheint passiert bekommt gewinnt verliert wählt auswählt aussucht entscheidet`),
);

function ownWordsOf(message: string): string[] {
  return stemsOfWish(message).filter((stem) => !kindsOfThing.has(stem));
}

export function hasOwnWords(message: string): boolean {
  return ownWordsOf(message).length > 0;
}

/** Of `ein Programm, das mein Zimmer aufräumt` and `meinen Namen blinken lassen` what is done. */
const deeds = [
  /(?<!\p{L})(?:das|die|der|was|wo|womit) (?:\p{L}+ ){1,6}?(?<deed>\p{L}{4,}(?:t|en))[\s.!?]*$/iu,
  /(?<deed>\p{L}{4,}n) lassen/iu,
  /(?<!\p{L})zum (?:\p{L}+ ){0,3}?(?<deed>\p{Ll}{4,}n)[\s.!?]*$/iu,
];

/** What is wished for stands in what the plan is or does, and not in one way of asking for it alone. */
export function isGrounded(message: string, plan: Blueprint): boolean {
  const thing = thingAlone(message);
  const wished = ownWordsOf(hasOwnWords(thing) ? thing : message);
  const own = ownStemsIn(toldBy(plan));
  const alike = ownStemsIn(plan.asked);
  const saidAlike = wished.filter((stem) => hasLike(alike, stem)).length;
  const told = wished.filter((stem) => hasLike(own, stem)).length;
  if (told < enoughSaid && !isNamedBy(message, plan) && !isDoneBy(message, plan)) return false;
  return wished.length === 0 || told > 0 || saidAlike >= fewSaid;
}

/** What the wish says that is done stands in the plan, or it says nothing of the kind. */
export function isDoneBy(message: string, plan: Blueprint): boolean {
  const deed = deeds.map((pattern) => pattern.exec(message)?.groups?.['deed']).find(Boolean);
  const stem = stemOf(deed ?? '').replace(/e?[tn]$/, '');
  return (
    stem.length < shortestName ||
    isFiller(stemOf(deed ?? '')) ||
    vagueDeeds.has(stemOf(deed ?? '')) ||
    kindsOfThing.has(stemOf(deed ?? '')) ||
    hasLike(ownStemsIn([...toldBy(plan), ...plan.asked]), stem)
  );
}

/** All that a plan says in words. */
export function toldBy(plan: Blueprint): string[] {
  const { becomes, start, steps, ideas } = plan;
  return [...namesOf(plan), becomes, start, ...steps, ...ideas];
}

function ownStemsIn(texts: readonly string[]): string[] {
  return stemsIn(texts.join(' ')).filter((stem) => !kindsOfThing.has(stem));
}

/** `angel` in `Angelspiel`, and the other way round; and `galgenmänchen`. */
function hasLike(stems: readonly string[], stem: string): boolean {
  return stems.some(
    (other) =>
      other === stem ||
      (stem.length >= shortestName && other.includes(stem)) ||
      (other.length >= shortestAlike && stem.includes(other)) ||
      (other.length >= shortestName && stem.startsWith(other)) ||
      (stem.length >= longStem && other.startsWith(stem.slice(0, longStem))),
  );
}

type Thing = Blueprint | Concept;

const mostEnding = 2;
/** A word that stands with more of them tells none from the others. */
const mostSharing = 6;

/** A wish and a thing have a telling word in common: `Pferdequiz` and a quiz, too. */
export function isSharedBy(
  wished: readonly string[],
  thing: Thing,
  things: ReadonlyMap<string, Thing>,
): boolean {
  const sharing = sharingIn.get(things) ?? sharingOf(things);
  sharingIn.set(things, sharing);
  const names = namesOf(thing).flatMap(stemsIn);
  const isHead = (stem: string) =>
    names.some((name) => name.length >= shortestName && stem.endsWith(name) && !frames.has(name));
  const stands = (stem: string) =>
    sharing
      .entries()
      .some(
        ([told, those]) => those.size <= mostSharing && those.has(thing) && isAlike(stem, told),
      );
  return wished.some((stem) => isHead(stem) || stands(stem));
}

/** `würfelt` and `würfel`. */
function isAlike(stem: string, told: string): boolean {
  if (Math.min(stem.length, told.length) < shortestAlike) return stem === told;
  const isNear = Math.abs(stem.length - told.length) <= mostEnding;
  return isNear && (stem.startsWith(told) || told.startsWith(stem));
}

/** Which of them a word stands with. */
function sharingOf(things: ReadonlyMap<string, Thing>): ReadonlyMap<string, ReadonlySet<Thing>> {
  const sharing = new Map<string, Set<Thing>>();
  for (const thing of things.values()) {
    const about = 'becomes' in thing ? thing.becomes : thing.short;
    for (const stem of stemsIn([...namesOf(thing), about, ...thing.asked].join(' '))) {
      const those = sharing.get(stem) ?? new Set<Thing>();
      sharing.set(stem, those.add(thing));
    }
  }
  return sharing;
}

const sharingIn = new WeakMap<
  ReadonlyMap<string, Thing>,
  ReadonlyMap<string, ReadonlySet<Thing>>
>();
