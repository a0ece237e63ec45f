import type { Library } from '../search/topics.ts';
import { type HarmReader, type LearnedHarm, openHarmReader } from './harm/harm-reader.ts';
import { openSolutions, type Solutions } from './other-solutions.ts';

/** What a model's answers are judged by in every talk. */
export type ModelWatch = { readonly solutions: Solutions; readonly readsHarm: HarmReader };

export function openModelWatch(library: Library, learned: LearnedHarm): ModelWatch {
  return { solutions: openSolutions(library), readsHarm: openHarmReader(learned) };
}
