import type { Blueprint } from '@hbg/content/blueprint';
import { isSkeleton, type Recipe } from '@hbg/content/recipe';
import { type FilledCode, fillProgram, readParts } from '@hbg/content/recipe-code';
import type { ProjectLanguage } from '@hbg/contract/project-languages';
import type { ChooseRecipe } from './choose-recipe.ts';
import { findGaps } from './find-gaps.ts';
import { readSlots } from './read-slots.ts';

export type Generated = FilledCode & {
  readonly title: string;
  readonly tip: string;
  /** What could be built next. */
  readonly features: readonly string[];
  readonly isSkeleton: boolean;
};

type Cook = { readonly recipes: readonly Recipe[]; readonly choose: ChooseRecipe };

/** The program that a description asks for, without a model; a skeleton where none fits. */
export function generateCode(
  { recipes, choose }: Cook,
  description: string,
  language: ProjectLanguage,
): Generated {
  const chosen = choose(description);
  if (chosen?.kind === 'plan' && languageOf(chosen.plan) === language) return begin(chosen.plan);
  const recipe = chosen?.kind === 'recipe' ? chosen.recipe : recipes.find(isSkeleton);
  if (!recipe) throw new Error('there is a skeleton');
  const values = readSlots(recipe, description);
  const { code, gaps } = fillProgram(recipe.programs[language], values);
  const { called, tip, features } = recipe;
  const title = called
    ? fillProgram({ parts: readParts(called), gaps: [] }, values).code
    : recipe.title;
  return { code, gaps, title, tip, features, isSkeleton: isSkeleton(recipe) };
}

/** A plan has one program, in one language, which nobody has marked. */
function begin({ code, title, start, steps }: Blueprint): Generated {
  return { code, gaps: findGaps(code), title, tip: start, features: steps, isSkeleton: false };
}

function languageOf({ codeLanguage }: Blueprint): ProjectLanguage {
  return codeLanguage === 'python' ? 'Python' : 'HTML/CSS';
}
