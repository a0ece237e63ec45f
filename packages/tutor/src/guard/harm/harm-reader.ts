import type { Phrases } from '@hbg/content/load-phrases';
import { eachInParts, type InParts } from '../../in-parts.ts';
import { stemsIn } from '../../search/words.ts';
import { wordsOf } from './answer-words.ts';
import { learnHarm } from './harm-model.ts';
import { sentenceTraits } from './sentence-traits.ts';
import { sentencesIn } from './sentences.ts';

/** How harmful a folded sentence sounds: as logarithm of the odds. */
export type HarmReader = (sentence: string) => number;

/** What the house says word for word harms nobody, nor does a part of it. */
export const ofTheHouse = -Infinity;
/** A word that the house uses so often belongs to its matter. */
const often = 4;
/** The house has written so much that a part of it teaches what it sounds like. */
const everyNth = 4;

type Sources = {
  /** What a model may say: `harmful` and `ordinary`. */
  readonly answers: Phrases;
  /** What the house itself tells learners. */
  readonly prose: readonly string[];
};

/** Learns once what harm sounds like, by what it says and what it's about; the house itself does none. */
export function* learnHarmReader({ answers, prose }: Sources): InParts<HarmReader> {
  const house = (yield* eachInParts(prose, spokenSentences)).flat();
  const isOfTheHouse = yield* vocabularyOf(house);
  const traitsOf = (sentence: string) => sentenceTraits(sentence, isOfTheHouse);
  const judgedAs = (isHarmful: boolean) => (sentence: string) => ({
    traits: traitsOf(sentence),
    isHarmful,
  });
  const told = (kind: string) => eachInParts(answers.get(kind) ?? [], spokenSentences);
  const harmful = (yield* told('harmful')).flat();
  const ordinary = (yield* told('ordinary')).flat();
  const score = yield* learnHarm([
    ...(yield* eachInParts(harmful, judgedAs(true))),
    ...(yield* eachInParts(ordinary, judgedAs(false))),
    ...(yield* eachInParts(
      house.filter((_, at) => at % everyNth === 0),
      judgedAs(false),
    )),
  ]);
  const known = new Set(house);
  return (sentence) => (known.has(sentence) ? ofTheHouse : score(traitsOf(sentence)));
}

function* vocabularyOf(sentences: readonly string[]): InParts<(stem: string) => boolean> {
  const counts = new Map<string, number>();
  yield* eachInParts(sentences, (sentence) => {
    for (const stem of new Set(stemsIn(sentence))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  });
  return (stem) => (counts.get(stem) ?? 0) >= often;
}

function spokenSentences(text: string): string[] {
  return sentencesIn(wordsOf(text).spoken);
}
