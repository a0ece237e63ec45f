export type InstalledPackage = { readonly name: string; readonly licence: string | undefined };

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Unlicense',
]);

/** Licences with a condition that we meet, for the packages that we know to meet it with. */
const conditional: readonly { licence: string; packages: RegExp; reason: string }[] = [
  {
    licence: 'OFL-1.1',
    packages: /^@fontsource/,
    reason: 'fonts, shipped unchanged under their own name',
  },
  {
    licence: 'MPL-2.0',
    packages: /^pyodide$/,
    reason:
      'served with one number changed by packages/python/build; docs/operations.md names its source',
  },
  {
    licence: 'MPL-2.0',
    packages: /^(axe-core|@axe-core\/playwright|lightningcss(-.+)?)$/,
    reason: 'tools for building and testing, used unchanged and not shipped',
  },
  {
    licence: 'MPL-2.0',
    packages: /^ical\.js$/,
    reason: 'reads calendar files in the page, used unchanged; its source is on the npm registry',
  },
  {
    licence: 'MPL-1.1',
    packages: /^hunspell-wasm$/,
    reason: 'checks spelling in tests, used unchanged and not shipped',
  },
  {
    licence: 'GPL-3.0',
    packages: /^dictionary-de$/,
    reason: 'a list of words that tests read, used unchanged and not shipped',
  },
];

export function findUnknownLicences(packages: readonly InstalledPackage[]): string[] {
  return packages
    .filter(({ name, licence }) => !isAllowed(name, licence))
    .map(
      ({ name, licence }) =>
        `${name} has the licence ${licence ?? '(none given)'}. Take another package, or add the licence with its reason to scripts/gates/licences.ts.`,
    );
}

/** Understands the SPDX expressions that packages use: of `A OR B` one is enough, `A AND B` needs both. */
function isAllowed(name: string, expression = ''): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) =>
    alternative.split(' AND ').every((licence) => isKnown(name, licence)),
  );
}

function isKnown(name: string, licence: string): boolean {
  if (permissive.has(licence)) return true;
  return conditional.some((entry) => entry.licence === licence && entry.packages.test(name));
}
