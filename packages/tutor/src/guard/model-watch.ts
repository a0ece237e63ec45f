import type { Phrases } from '@hbg/content/load-phrases';
import { atOnce, type InParts } from '../in-parts.ts';
import { careNote, crisisAnswers, safeAnswers } from '../safety/safe-answers.ts';
import type { Library } from '../search/topics.ts';
import { type HarmReader, learnHarmReader } from './harm/harm-reader.ts';
import { houseTexts } from './house-texts.ts';
import { learnSolutions, type Solutions } from './other-solutions.ts';

/** What a model's answers are judged by in every talk: made once, in about a second. */
export type ModelWatch = { readonly solutions: Solutions; readonly readsHarm: HarmReader };

export function openModelWatch(library: Library, answers: Phrases): ModelWatch {
  return atOnce(learnModelWatch(library, answers));
}

export function* learnModelWatch(library: Library, answers: Phrases): InParts<ModelWatch> {
  const { words, codes } = houseTexts(library);
  const solutions = library.lessons.map(({ solution }) => solution);
  const programs = [...codes, ...solutions].map((code) => `\`\`\`\n${code}\n\`\`\``);
  const care = [...Object.values(safeAnswers), ...Object.values(crisisAnswers), careNote];
  return {
    solutions: yield* learnSolutions(library),
    readsHarm: yield* learnHarmReader({ answers, prose: [...words, ...programs, ...care] }),
  };
}
