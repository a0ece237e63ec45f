import type { Concept } from '@hbg/content/concept';
import { stemOf, stemsIn, tellingWords, wordsIn } from '../search/words.ts';
import type { Knowledge } from './situation.ts';

export type Meant = { readonly concept: Concept; readonly score: number };

/** The cards that a message is about, the best first; one that it names and nothing else wins. */
export function conceptsMeant(knowledge: Knowledge, message: string): Meant[] {
  const { concepts, search } = knowledge;
  const found = search(message).flatMap(({ topic, score }) => {
    const concept = topic.kind === 'concept' ? concepts.get(topic.id) : undefined;
    return concept ? [{ concept, score }] : [];
  });
  const named = conceptOfName(knowledge, message);
  const exact = found.find(({ concept }) => concept.id === named);
  return exact ? [exact, ...found.filter((each) => each !== exact)] : found;
}

/** Of a message that asks for a thing by its name and says nothing else. */
export function conceptOfName({ idsByName }: Knowledge, message: string): string | undefined {
  return idsByName.get(nameKey(tellingWords(message)));
}

/** `Schleife?`, without another word. */
export function isNameAlone({ idsByName }: Knowledge, message: string): boolean {
  return idsByName.has(nameKey(wordsIn(message)));
}

export function nameKey(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

export function namesOf({ names, title }: Concept): string[] {
  return [title, ...names];
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

/** Those that a message calls by name. */
export function conceptsNamed(knowledge: Knowledge, message: string): Concept[] {
  const said = new Set(stemsIn(message));
  const meant = conceptsMeant(knowledge, message).map(({ concept }) => concept);
  return meant.filter((concept) => isNamed(concept, said));
}

/** They stand in every second sentence, whatever it's about. */
const everywhere = new Set(stemsIn('und oder nicht in ist mal and or not'));

function isNamed(concept: Concept, said: ReadonlySet<string>): boolean {
  return namesOf(concept)
    .map(stemsIn)
    .some(
      (stems) =>
        stems.every((stem) => said.has(stem)) && !stems.every((stem) => everywhere.has(stem)),
    );
}
