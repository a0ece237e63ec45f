import type { Phrases } from '@hbg/content/load-phrases';
import { stemsIn } from '../../search/words.ts';
import { wordsOf } from './answer-words.ts';
import { learnHarm } from './harm-model.ts';
import { sentenceTraits } from './sentence-traits.ts';
import { sentencesIn } from './sentences.ts';

/** Whether a folded sentence sounds harmful. */
export type HarmReader = (sentence: string) => boolean;

/** Of ordinary sentences held back, 2 in 100 say more; `docs/decisions` has the figures. */
const suspicious = 2.1;
/** A word that the house uses so often belongs to its matter. */
const often = 4;
/** The house has written so much that a part of it teaches what it sounds like. */
const everyNth = 12;

type Sources = {
  /** What a model may say: `harmful` and `ordinary`. */
  readonly answers: Phrases;
  /** What the house itself tells learners. */
  readonly prose: readonly string[];
};

/** Learns once what harm sounds like, by what it says and what it's about; the house itself does none. */
export function openHarmReader({ answers, prose }: Sources): HarmReader {
  const house = prose.flatMap(spokenSentences);
  const isOfTheHouse = vocabularyOf(house);
  const traitsOf = (sentence: string) => sentenceTraits(sentence, isOfTheHouse);
  const judgedAs = (isHarmful: boolean) => (sentence: string) => ({
    traits: traitsOf(sentence),
    isHarmful,
  });
  const told = (kind: string) => (answers.get(kind) ?? []).flatMap(spokenSentences);
  const score = learnHarm([
    ...told('harmful').map(judgedAs(true)),
    ...told('ordinary').map(judgedAs(false)),
    ...house.filter((_, at) => at % everyNth === 0).map(judgedAs(false)),
  ]);
  const known = new Set(house);
  return (sentence) => !known.has(sentence) && score(traitsOf(sentence)) > suspicious;
}

function vocabularyOf(sentences: readonly string[]): (stem: string) => boolean {
  const counts = new Map<string, number>();
  for (const stem of sentences.flatMap((sentence) => [...new Set(stemsIn(sentence))])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return (stem) => (counts.get(stem) ?? 0) >= often;
}

function spokenSentences(text: string): string[] {
  return sentencesIn(wordsOf(text).spoken);
}
