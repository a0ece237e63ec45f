import { compileFunction } from 'node:vm';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { valuesFor, waysToFill } from '../proof/recipes/ways-to-fill.ts';
import { loadRecipes } from '../src/load-recipes.ts';
import { fillProgram } from '../src/recipe-code.ts';

const filled = loadRecipes().flatMap((recipe) =>
  waysToFill.map((way) => ({ recipe, id: recipe.id, way })),
);

/** Makes a component of a recipe's program, as a build would. */
async function componentOf(code: string): Promise<React.FunctionComponent> {
  const built = await transformWithOxc(code, 'recipe.jsx', { jsx: { runtime: 'classic' } });
  const body = built.code
    .replaceAll(/^import \{([^}]*)\} from "react";/gm, 'const {$1} = React;')
    .replace('export default', 'return');
  return compileFunction(body, ['React'])(React);
}

test.each(filled)('$id in React is drawn ($way)', async ({ recipe, way }) => {
  const { code } = fillProgram(recipe.programs.React, valuesFor(recipe, way));
  const html = renderToString(React.createElement(await componentOf(code)));
  expect(html).toMatch(/<h1>.+<\/h1>/);
});
