import { isSkeleton, type Recipe } from '@hbg/content/recipe';
import { type FilledCode, fillProgram } from '@hbg/content/recipe-code';
import type { ProjectLanguage } from '@hbg/contract/project-languages';
import type { ChooseRecipe } from './choose-recipe.ts';
import { readSlots } from './read-slots.ts';

export type Generated = FilledCode & { readonly recipe: Recipe; readonly isSkeleton: boolean };

type Cook = { readonly recipes: readonly Recipe[]; readonly choose: ChooseRecipe };

/** The program that a description asks for, without a model; a skeleton where none fits. */
export function generateCode(
  { recipes, choose }: Cook,
  description: string,
  language: ProjectLanguage,
): Generated {
  const recipe = choose(description) ?? recipes.find(isSkeleton);
  if (!recipe) throw new Error('there is a skeleton');
  const values = readSlots(recipe, description);
  const { code, gaps } = fillProgram(recipe.programs[language], values);
  return { code, gaps, recipe, isSkeleton: isSkeleton(recipe) };
}
