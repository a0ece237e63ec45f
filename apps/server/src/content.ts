import { join } from 'node:path';
import { once } from '@hbg/coach/once';
import type { AssessmentArea } from '@hbg/content/assessment';
import type { Concept } from '@hbg/content/concept';
import type { Course } from '@hbg/content/course';
import type { Lesson } from '@hbg/content/lesson';
import type { Mastery, MasteryLesson } from '@hbg/content/load-mastery';
import type { LearningPath } from '@hbg/content/path';
import type { Recipe } from '@hbg/content/recipe';
import type { Land } from '@hbg/content/school-holidays';
import type { Snippet } from '@hbg/content/snippet';
import type { Unit } from '@hbg/content/unit';
import { type ModelWatch, openModelWatch } from '@hbg/tutor/guard/model-watch';
import { houseFile, readHouse } from '@hbg/tutor/house';
import { type ChooseRecipe, openRecipes } from '@hbg/tutor/recipes/choose-recipe';
import { openKnowledge } from '@hbg/tutor/talk/knowledge';
import type { Knowledge } from '@hbg/tutor/talk/situation';

/** All that is taught, read once at the start. */
export type Content = {
  readonly courses: readonly Course[];
  readonly units: ReadonlyMap<string, Unit>;
  readonly mastery: readonly Mastery[];
  /** Of all masteries, in their order. */
  readonly masteryLessons: readonly MasteryLesson[];
  readonly assessments: readonly AssessmentArea[];
  readonly paths: readonly LearningPath[];
  readonly lessons: ReadonlyMap<number, Lesson>;
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly snippets: readonly Snippet[];
  readonly recipes: readonly Recipe[];
  /** With their school holidays. */
  readonly lands: readonly Land[];
  readonly choose: ChooseRecipe;
  readonly knowledge: Knowledge;
  /** Made when it is first asked for: without a model nobody needs it. */
  readonly modelWatch: () => ModelWatch;
};

/** From the folder where the build has put it. */
export function loadContent(folder: string): Content {
  const house = readHouse(join(folder, houseFile));
  const { courses, mastery, assessments, paths, library, recipes, lands, learned } = house;
  const chapters = mastery.flatMap((each) => each.chapters);
  const exams = chapters.map(({ exam }) => exam);
  const units = [...house.units, ...exams];
  const knowledge = openKnowledge(library, learned);
  return {
    courses,
    mastery,
    masteryLessons: chapters.flatMap(({ lessons }) => lessons),
    assessments,
    paths,
    units: new Map(units.map((unit) => [unit.id, unit])),
    lessons: new Map(library.lessons.map((lesson) => [lesson.id, lesson])),
    concepts: knowledge.concepts,
    snippets: library.snippets,
    recipes,
    lands,
    choose: openRecipes({ recipes, blueprints: library.blueprints }, house.learnedRecipes),
    knowledge,
    modelWatch: once(() => openModelWatch(library, learned.harm)),
  };
}
