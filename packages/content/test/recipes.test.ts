import { projectLanguages } from '@hbg/contract/project-languages';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import { openPythonBench } from '../proof/python-bench.ts';
import { grammarFindings } from '../proof/recipes/grammar-findings.ts';
import { runNode } from '../proof/recipes/run-node.ts';
import { valuesFor, waysToFill } from '../proof/recipes/ways-to-fill.ts';
import { htmlSlips } from '../proof/valid-html.ts';
import { loadBlueprints } from '../src/load-blueprints.ts';
import { loadConcepts } from '../src/load-concepts.ts';
import { loadCourses } from '../src/load-courses.ts';
import { loadRecipes } from '../src/load-recipes.ts';
import { isSkeleton } from '../src/recipe.ts';
import { fillProgram } from '../src/recipe-code.ts';

const recipes = loadRecipes();
const bench = await openPythonBench();
/** Enough for every number of turns. */
const typed = (inputs: readonly string[]) => Array.from({ length: 60 }, () => inputs).flat();

const filled = recipes.flatMap((recipe) =>
  waysToFill.flatMap((way) =>
    projectLanguages.map((language) => {
      const values = valuesFor(recipe, way);
      const { code, gaps } = fillProgram(recipe.programs[language], values);
      return { recipe, id: recipe.id, way, language, code, gaps };
    }),
  ),
);
const writtenIn = (language: string) => filled.filter((each) => each.language === language);

test('one stands in for all that is not known, the others are asked for in ways of their own', () => {
  expect(recipes.filter(isSkeleton).map(({ id }) => id)).toEqual(['geruest']);
  for (const { asked, plans } of recipes.filter((each) => !isSkeleton(each)))
    expect(asked.length + plans.length).toBeGreaterThanOrEqual(8);
});

test('plans that recipes borrow ways of asking from are there, each for one of them', () => {
  const concepts = loadConcepts();
  const lessons = loadCourses().flatMap(({ chapters }) => chapters.flatMap((each) => each.lessons));
  const plans = new Set(loadBlueprints({ concepts, lessons }).map(({ id }) => id));
  const borrowed = recipes.flatMap((recipe) => recipe.plans);
  expect(borrowed.filter((id) => !plans.has(id))).toEqual([]);
  expect(new Set(borrowed).size).toBe(borrowed.length);
});

test('the right answer of every question stands among its choices, and no question comes twice', () => {
  for (const slot of recipes.flatMap(({ slots }) => slots)) {
    if (slot.kind !== 'table') continue;
    for (const rows of [...slot.sets.map((set) => set.rows), slot.own]) {
      for (const [, right, ...choices] of rows) {
        expect(choices).toContain(right);
        expect(new Set(choices).size).toBe(choices.length);
      }
      expect(new Set(rows.map(([question]) => question)).size).toBe(rows.length);
    }
  }
});

test.each(filled)('$id in $language has its gaps where code stands ($way)', ({ code, gaps }) => {
  expect(gaps).toHaveLength(3);
  for (const { start, end, also, wrong, question, hint } of gaps) {
    const answer = code.slice(start, end);
    expect(answer.trim()).toBe(answer);
    expect(answer.length).toBeLessThanOrEqual(24);
    expect([answer, ...also].filter((each) => each in wrong)).toEqual([]);
    expect(question).toMatch(/\?$/);
    expect(hint).toMatch(/[.!“]$/);
  }
});

/** With as many rows as may be wished for it takes more than a page. */
const mostLines = { default: 60, odd: 100 };

test.each(filled)(
  '$id in $language is a page or less, without a tab too many ($way)',
  ({ code, way }) => {
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(mostLines[way]);
    expect(code).not.toMatch(/[⟦⟧]|[ \t]+$/m);
    expect(code).not.toMatch(/https?:|\/\/cdn|@import|fetch\(/);
  },
);

test.each(sampleOf(writtenIn('Python'), 8))(
  '$id in Python runs to its end, and says something ($way)',
  async ({ code, recipe }) => {
    const { ending, output } = await bench.run(code, { inputs: typed(recipe.inputs) });
    expect(ending.kind).toBe('finished');
    expect(output.trim()).not.toBe('');
  },
);

test.each(sampleOf(writtenIn('Node.js'), 8))(
  '$id in Node.js runs to its end, and says something ($way)',
  ({ code, recipe }) => {
    expect(runNode(code, typed(recipe.inputs)).trim()).not.toBe('');
  },
);

test.each(writtenIn('HTML/CSS'))('$id is a valid page ($way)', ({ code }) => {
  expect(htmlSlips(code)).toEqual([]);
  expect(code).toContain('<html lang="de">');
});

describe('what is not run here', () => {
  test.each(filled)('$id in $language is read by its grammar ($way)', ({ code, language }) => {
    expect(grammarFindings(language, code)).toEqual([]);
  });

  test.each([
    ['JavaScript', 'const = 1;'],
    ['Java', 'class A { int x = ; }'],
    ['C++', 'int main( { }'],
    ['C#', 'class A { int F( { return 1; } }'],
    ['React', 'const a = <p>;'],
    ['Node.js', 'if (a {'],
    ['PHP', '<?php $a = ;'],
    ['Go', 'package main\nfunc main( {'],
  ] as const)('a mistake in %s would be found', (language, code) => {
    expect(grammarFindings(language, code)).not.toEqual([]);
  });
});
