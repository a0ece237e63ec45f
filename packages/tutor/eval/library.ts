import { join } from 'node:path';
import { houseFile, readHouse } from '../src/house.ts';
import { remembered } from '../src/remembered.ts';
import { openKnowledge } from '../src/talk/knowledge.ts';
import type { Knowledge, Situation } from '../src/talk/situation.ts';

const house = readHouse(join(import.meta.dirname, '../dist', houseFile));

/** All that the product knows. */
export const { library, learned } = house;
export const { lessons } = library;
export const knowledge = remembering(openKnowledge(library, learned));

/** A message means the same in each lesson and at each turn, and many are asked again and again. */
function remembering(known: Knowledge): Knowledge {
  return {
    ...known,
    read: remembered(known.read),
    readOpen: remembered(known.readOpen),
    search: remembered(known.search),
    lookUp: remembered(known.lookUp),
    findPlans: remembered(known.findPlans),
    likelihoods: remembered(known.likelihoods),
    planLikelihoods: remembered(known.planLikelihoods),
    weighSubjects: remembered(known.weighSubjects),
  };
}

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
