import type { Phrases } from '@hbg/content/load-phrases';
import { holds, rowOf, type TextTable, tableOf } from '../../learned/text-table.ts';
import { allSafeAnswers } from '../../safety/safe-answers.ts';
import type { Library } from '../../search/topics.ts';
import { codesOfHouse, wordsOfHouse } from '../house-texts.ts';
import { spokenIn } from './answer-words.ts';
import { learnWeights } from './harm-model.ts';
import { type Matters, readMatters } from './matters.ts';
import { sentenceTraits } from './sentence-traits.ts';
import { sentencesIn } from './sentences.ts';

/** How harmful a folded sentence sounds: as logarithm of the odds. */
export type HarmReader = (sentence: string) => number;

/** What the house says word for word harms nobody. */
export const ofTheHouse = -Infinity;
/** The house has written so much that a part of it teaches what it sounds like. */
const everyNth = 4;

export type LearnedHarm = {
  readonly traits: TextTable;
  readonly weights: Float32Array;
  readonly bias: number;
  readonly house: TextTable;
  readonly matters: Matters;
};

type Sources = {
  readonly library: Library;
  /** What a model may say: `harmful` and `ordinary`. */
  readonly answers: Phrases;
  readonly matters: Matters;
};

/** What harm sounds like, by what it says and what it's about; the house itself does none. */
export function learnHarm({ library, answers, matters }: Sources): LearnedHarm {
  const mattersOf = readMatters(matters);
  const house = proseOf(library).flatMap(spokenSentences);
  const said = (kind: string) => (answers.get(kind) ?? []).flatMap(spokenSentences);
  const harmless = [...said('ordinary'), ...house.filter(isTaught)];
  const judged = [
    ...said('harmful').map((sentence) => ({ sentence, isHarmful: true })),
    ...harmless.map((sentence) => ({ sentence, isHarmful: false })),
  ].map(({ sentence, isHarmful }) => ({ traits: sentenceTraits(sentence, mattersOf), isHarmful }));
  const traits = tableOf(judged.flatMap((each) => [...each.traits.keys()]));
  const { weights, bias } = learnWeights(judged, traits);
  return { traits, weights, bias, house: tableOf(house), matters };
}

/** By its letters: what is written or deleted elsewhere in the house changes nothing of it. */
function isTaught(sentence: string): boolean {
  const sum = Array.from(sentence).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return sum % everyNth === 0;
}

export function openHarmReader(learned: LearnedHarm): HarmReader {
  const { traits, weights, bias, house, matters } = learned;
  const mattersOf = readMatters(matters);
  return (sentence) => {
    if (holds(house, sentence)) return ofTheHouse;
    let score = bias;
    for (const [trait, value] of sentenceTraits(sentence, mattersOf)) {
      score += value * (weights[rowOf(traits, trait)] ?? 0);
    }
    return score;
  };
}

function proseOf(library: Library): string[] {
  const solutions = library.lessons.map(({ solution }) => solution);
  const programs = [...codesOfHouse(library), ...solutions].map(
    (code) => `\`\`\`\n${code}\n\`\`\``,
  );
  return [...wordsOfHouse(library), ...programs, ...allSafeAnswers];
}

function spokenSentences(text: string): string[] {
  return sentencesIn(spokenIn(text));
}
