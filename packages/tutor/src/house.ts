import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import type { AssessmentArea } from '@hbg/content/assessment';
import type { Course } from '@hbg/content/course';
import type { Mastery } from '@hbg/content/load-mastery';
import type { LearningPath } from '@hbg/content/path';
import type { Recipe } from '@hbg/content/recipe';
import type { Land } from '@hbg/content/school-holidays';
import type { Unit } from '@hbg/content/unit';
import type { LearnedRecipes } from './recipes/choose-recipe.ts';
import type { WithGlossary } from './search/topics.ts';
import type { Learned } from './talk/knowledge.ts';

/** All that is taught, and what was learned of it: one file, made when the product is built. */
export type House = {
  readonly courses: readonly Course[];
  readonly units: readonly Unit[];
  readonly mastery: readonly Mastery[];
  readonly assessments: readonly AssessmentArea[];
  readonly paths: readonly LearningPath[];
  readonly library: WithGlossary;
  readonly recipes: readonly Recipe[];
  readonly lands: readonly Land[];
  readonly learnedRecipes: LearnedRecipes;
  readonly learned: Learned;
  /** One value for all that it was learned from, and for the code that learned. */
  readonly learnedFrom: string;
};

/** Within its folder. */
export const houseFile = 'house.bin';

export function readHouse(path: string): House {
  return deserialize(readFileSync(path));
}
