import { loadBlueprints } from '@hbg/content/load-blueprints';
import { loadConcepts } from '@hbg/content/load-concepts';
import { loadCourses } from '@hbg/content/load-courses';
import { loadRecipes } from '@hbg/content/load-recipes';
import { fillProgram } from '@hbg/content/recipe-code';
import { valuesFor, waysToFill } from '../packages/content/proof/recipes/ways-to-fill.ts';
import { sampleOf } from '../scripts/sample-of.ts';
import { expect, test } from './fixtures.ts';
import { type CheckOrder, openChecker, type PageGoalResult } from './pages/page-checker.ts';

/** Set by the last line of a program, which nothing before it may keep from being reached. */
const end = 'document.body.dataset.ende = "ja";';
const watch =
  'addEventListener("error", (e) => { document.documentElement.dataset.fehler = e.message; });';

function checkOf(code: string): string {
  return `
function goal_1(page) {
  page.that((window) => window.document.body.dataset.ende === 'ja', 'läuft bis zum Ende');
  page.find('h1');
}
function goal_2(page) {
  page.after(${firstAct(code)}).that((window) => !window.document.documentElement.dataset.fehler, 'nimmt an, was jemand tut');
}
function goal_3(page) {
  page.at(390).noScroll();
}`;
}

/** Where there is no button, somebody writes or chooses. */
function firstAct(code: string): string {
  if (code.includes('button')) return "click('button')";
  return code.includes('textarea')
    ? "type('textarea', 'Hund und Hund')"
    : "choose('select', 'Raute')";
}

const recipes = loadRecipes().flatMap((recipe) =>
  waysToFill.map((way) => ({ recipe, way, values: valuesFor(recipe, way) })),
);

test('every recipe for a page runs in a real frame, and takes what somebody does first', async ({
  page,
}) => {
  const judge = await openChecker(page);
  const programs = sampleOf(recipes, 8).flatMap(({ recipe, way, values }) => {
    const { code: script } = fillProgram(recipe.programs.JavaScript, values);
    const { code: html } = fillProgram(recipe.programs['HTML/CSS'], values);
    return [
      {
        name: `${recipe.id}, JavaScript, ${way}`,
        check: checkOf(script),
        files: { 'script.js': `${watch}\n${script}\n${end}` },
      },
      {
        name: `${recipe.id}, HTML/CSS, ${way}`,
        check: checkOf(html),
        files: { 'index.html': withEnd(html) },
      },
    ];
  });
  const results = await judge(
    programs.map(({ files, check }): CheckOrder => ({ files, check, goals: 3 })),
  );
  expect(missedIn(programs, results)).toEqual([]);
});

const lessons = loadCourses().flatMap(({ chapters }) => chapters.flatMap((each) => each.lessons));
const plans = loadBlueprints({ concepts: loadConcepts(), lessons });

test('the first page of a plan runs in a real frame, shows something, and takes a click', async ({
  page,
}) => {
  const pages = plans.filter(({ codeLanguage }) => codeLanguage === 'html');
  const judge = await openChecker(page);
  const programs = sampleOf(pages, 4).map(({ id, code }) => ({
    name: id,
    files: { 'index.html': withEnd(code) },
    check: checkOfPlan(code),
  }));
  const results = await judge(programs.map((each): CheckOrder => ({ ...each, goals: 2 })));
  expect(missedIn(programs, results)).toEqual([]);
});

function checkOfPlan(code: string): string {
  const act = code.includes('<button') ? "click('button'), wait(1_000)" : 'wait(1_000)';
  return `
const hasNoError = (window) => !window.document.documentElement.dataset.fehler;
function goal_1(page) {
  page.that(({ document }) => document.body.dataset.ende === 'ja', 'läuft bis zum Ende');
  page.that(hasNoError, 'läuft ohne Fehler');
  page.that(({ document }) => [...document.body.querySelectorAll('*')].some((each) => each.offsetHeight > 0), 'zeigt etwas');
}
function goal_2(page) {
  page.after(${act}).that(hasNoError, 'nimmt an, was jemand tut');
}`;
}

type Named = { readonly name: string };

function missedIn(programs: readonly Named[], results: readonly PageGoalResult[][]): string[] {
  return programs.flatMap(({ name }, at) =>
    (results[at] ?? []).flatMap(({ reached, sentence, bug }, goal) =>
      reached ? [] : [`${name}, ${goal + 1}: ${bug ?? sentence}`],
    ),
  );
}

function withEnd(html: string): string {
  const watched = html.replace('</title>', `</title><script>${watch}</script>`);
  return watched.replace('</body>', `<script>${end}</script></body>`);
}
