import { join } from 'node:path';
import { houseFile, readHouse } from '../src/house.ts';
import { openKnowledge } from '../src/talk/knowledge.ts';
import type { Situation } from '../src/talk/situation.ts';

const house = readHouse(join(import.meta.dirname, '../dist', houseFile));

/** All that the product knows. */
export const { library, learned } = house;
export const { lessons } = library;
export const knowledge = openKnowledge(library, learned);

/** Nobody has said or written anything yet. */
export const blank: Situation = {
  lesson: null,
  code: '',
  lastResult: null,
  given: [],
  lastConcept: null,
  lastPlan: null,
  openRiddle: null,
  done: new Set(),
  next: null,
  plansToday: new Set(),
  lastIntent: null,
  turn: 0,
  isYoung: true,
};
