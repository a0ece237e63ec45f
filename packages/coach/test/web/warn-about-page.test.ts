import type { Files } from '@hbg/contract/units';
import { expect, it } from 'vitest';
import { warnAboutPage } from '../../src/web/warn-about-page.ts';
import {
  cssWarningCases,
  htmlWarningCases,
  jsWarningCases,
  type PageWarningCase,
} from './page-warning-cases.ts';

const cases = [...htmlWarningCases, ...cssWarningCases, ...jsWarningCases];

it.each(cases)('warns about $html $css $js', (row) => {
  const advice = warnAboutPage(filesOf(row));
  const said = advice.map(({ kind, stelle }) => [kind, stelle?.line, stelle?.column]);
  expect(said).toEqual(row.warnings);
  const sentences = advice.map(({ titel, erklaerung, tipp }) => `${titel} ${erklaerung} ${tipp}`);
  expect(row.mentions?.filter((mention) => !sentences.join(' ').includes(mention)) ?? []).toEqual(
    [],
  );
});

it('says what is wrong and what to try in a short sentence each', () => {
  for (const { titel, erklaerung, tipp } of cases.flatMap((row) => warnAboutPage(filesOf(row)))) {
    expect(titel.length).toBeLessThanOrEqual(45);
    expect(erklaerung.length).toBeLessThanOrEqual(160);
    expect(tipp.length).toBeLessThanOrEqual(160);
    expect(`${erklaerung} ${tipp}`).not.toMatch(/\b(?:Sie|Ihr|undefined)\b/);
  }
});

it('reads any text', () => {
  const strange = [
    '',
    '<',
    '</',
    '<a',
    '<a "',
    "<a b='",
    '{',
    '}',
    '{{}',
    'a{b:c',
    '/*',
    '@media {',
    '<!--',
    '<style>',
    'a:b;',
    '\u0000',
    '<p'.repeat(2000),
    '{'.repeat(2000),
  ];
  for (const text of strange) {
    const files = { 'index.html': text, 'style.css': text, 'script.js': text };
    expect(warnAboutPage(files)).toBeInstanceOf(Array);
  }
});

function filesOf({ html, css, js }: PageWarningCase): Files {
  return {
    ...(html !== undefined && { 'index.html': html }),
    ...(css !== undefined && { 'style.css': css }),
    ...(js !== undefined && { 'script.js': js }),
  };
}
