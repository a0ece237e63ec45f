import type { Phrases } from '@hbg/content/load-phrases';
import type { Library } from '../search/topics.ts';
import { type HarmReader, openHarmReader } from './harm/harm-reader.ts';
import { houseTexts } from './house-texts.ts';
import { openSolutions, type Solutions } from './other-solutions.ts';

/** What a model's answers are judged by in every talk: made once, in about a second. */
export type ModelWatch = { readonly solutions: Solutions; readonly readsHarm: HarmReader };

export function openModelWatch(library: Library, answers: Phrases): ModelWatch {
  const { words } = houseTexts(library);
  return {
    solutions: openSolutions(library),
    readsHarm: openHarmReader({ answers, prose: words }),
  };
}
