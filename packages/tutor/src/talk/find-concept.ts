import type { Concept } from '@hbg/content/concept';
import { loadWords } from '@hbg/content/load-words';
import { weightOf } from '../search/fit.ts';
import { nameKey, namesOf, textKey } from '../search/names.ts';
import { stemsIn, tellingWords } from '../search/words.ts';
import type { Knowledge } from './situation.ts';

/** `score`: how much fits; `share`: how likely it's this one rather than another. */
export type Meant = { readonly concept: Concept; readonly score: number; readonly share: number };

/** The cards that a message is about, the best first; one that it names and nothing else wins. */
export function conceptsMeant(knowledge: Knowledge, message: string): Meant[] {
  const { concepts, search, likelihoods } = knowledge;
  const scores = new Map(
    search(message).flatMap(({ topic, score }) =>
      topic.kind === 'concept' ? [[topic.id, score] as const] : [],
    ),
  );
  if (scores.size === 0) return [];
  const points = Array.from(likelihoods(message), ([id, likelihood]) => {
    const score = scores.get(id) ?? 0;
    return { id, score, points: weightOf(likelihood, score) };
  });
  const sum = points.reduce((all, each) => all + each.points, 0);
  const found = points
    .toSorted((a, b) => b.points - a.points)
    .flatMap(({ id, score, points: own }) => {
      const concept = concepts.get(id);
      return concept ? [{ concept, score, share: own / sum }] : [];
    });
  const named = conceptOfName(knowledge, message);
  const exact = found.find(({ concept }) => concept.id === named);
  if (exact && !isNameAlone(knowledge, message) && isElsewhere(exact, found)) return found;
  return exact ? [exact, ...found.filter((each) => each !== exact)] : found;
}

const hardly = 0.05;
const nearlyCertain = 0.9;

/** `Kann man in Python Bilder malen?` has the name of a card, and is about another. */
function isElsewhere({ share }: Meant, [first]: readonly Meant[]): boolean {
  return first !== undefined && share < hardly && first.share > nearlyCertain;
}

/** Whether a message is about another card for sure. */
export function isAboutOther(knowledge: Knowledge, message: string, card: string): boolean {
  if (isNameAlone(knowledge, message)) return false;
  const meant = conceptsMeant(knowledge, message);
  const own = meant.find(({ concept }) => concept.id === card);
  return own !== undefined && isElsewhere(own, meant);
}

/** Of a message that asks for a thing by its name and says nothing else. */
export function conceptOfName({ idsByName }: Knowledge, message: string): string | undefined {
  return idsByName.get(nameKey(tellingWords(message)));
}

/** `Schleife?`, without another word. */
export function isNameAlone({ idsByName }: Knowledge, message: string): boolean {
  return idsByName.has(textKey(message));
}

const difference =
  /unterschied|\bvs\b|versus|difference|verglichen|im vergleich|oder besser|statt/i;

/** Two things that a message holds against each other, or asks for at once. */
export function pairIn(knowledge: Knowledge, message: string): readonly [Concept, Concept] | null {
  const [first, second] = difference.test(message)
    ? conceptsNamed(knowledge, message)
    : askedAtOnce(knowledge, message);
  return first && second ? [first, second] : null;
}

/** `Was ist eine Liste und was ist eine Schleife?` */
function askedAtOnce(knowledge: Knowledge, message: string): Concept[] {
  const questions = message.split(/\?|\bund (?=was\b|wie\b|wozu\b|warum\b|wofür\b)/i);
  const named = questions.flatMap((question) => conceptsNamed(knowledge, question).slice(0, 1));
  return [...new Set(named)];
}

/** A day or a class may be no card's. */
const namesInLife = new Set(loadWords('names-in-life').get('cards'));

export function conceptsOnPurpose(knowledge: Knowledge, message: string): Concept[] {
  return conceptsNamed(knowledge, message).filter(({ id }) => !namesInLife.has(id));
}

/** Those that a message calls by name. */
export function conceptsNamed(knowledge: Knowledge, message: string): Concept[] {
  const said = new Set(stemsIn(message));
  const meant = conceptsMeant(knowledge, message).map(({ concept }) => concept);
  return meant.filter((concept) => isNamed(concept, said));
}

/** They stand in every second sentence, whatever it's about. */
const everywhere = new Set(stemsIn('und oder nicht in ist mal wenn and or not'));

function isNamed(concept: Concept, said: ReadonlySet<string>): boolean {
  const stems = tellingNames.get(concept) ?? tellingNamesOf(concept);
  tellingNames.set(concept, stems);
  return stems.some((name) => name.every((stem) => said.has(stem)));
}

const tellingNames = new WeakMap<Concept, readonly (readonly string[])[]>();

function tellingNamesOf(concept: Concept): string[][] {
  return namesOf(concept)
    .map(stemsIn)
    .filter((stems) => !stems.every((stem) => everywhere.has(stem)));
}
