import type { Concept } from '@hbg/content/concept';
import { stemsIn } from '../search/words.ts';
import type { Knowledge } from './situation.ts';

export type Meant = { readonly concept: Concept; readonly score: number };

/** The cards that a message is about, the best first. */
export function conceptsMeant({ concepts, search }: Knowledge, message: string): Meant[] {
  return search(message).flatMap(({ topic, score }) => {
    const concept = topic.kind === 'concept' ? concepts.get(topic.id) : undefined;
    return concept ? [{ concept, score }] : [];
  });
}

const difference =
  /unterschied|\bvs\b|versus|difference|verglichen|im vergleich|oder besser|statt/i;

/** Two things that a message holds against each other. */
export function comparedIn(
  knowledge: Knowledge,
  message: string,
): readonly [Concept, Concept] | null {
  if (!difference.test(message)) return null;
  const [first, second] = conceptsNamed(knowledge, message);
  return first && second ? [first, second] : null;
}

/** Those that a message calls by name. */
export function conceptsNamed(knowledge: Knowledge, message: string): Concept[] {
  const said = new Set(stemsIn(message));
  const meant = conceptsMeant(knowledge, message).map(({ concept }) => concept);
  return meant.filter((concept) => isNamed(concept, said));
}

/** They stand in every second sentence, whatever it's about. */
const everywhere = new Set(stemsIn('und oder nicht in ist and or not'));

function isNamed({ names, title }: Concept, said: ReadonlySet<string>): boolean {
  return [...names, title]
    .map(stemsIn)
    .some(
      (stems) =>
        stems.every((stem) => said.has(stem)) && !stems.every((stem) => everywhere.has(stem)),
    );
}
