import axe from 'axe-core';
import { expect, test } from 'vitest';
import { accessibilityReport } from './accessibility-report.ts';
import { axeTexts } from './accessibility-rules.ts';

const html =
  '<!DOCTYPE html>\n<html>\n<body>\n<img src="a.png">\n<img src="b.png">\n</body>\n</html>';

function violation(id: string, targets: readonly string[], help = 'Images must have text') {
  return { violations: [{ id, help, targets }] };
}

test('every text belongs to a rule of axe', () => {
  const rules = new Set(axe.getRules().map(({ ruleId }) => ruleId));
  expect(Object.keys(axeTexts).filter((id) => !rules.has(id))).toEqual([]);
});

test('says in German what axe has found, at each place', () => {
  const told = violation('image-alt', ['img[src$="a.png"]', 'img[src$="b.png"]']);
  const { summary, findings } = accessibilityReport(told, html);
  expect(summary).toBe('2 Hürden gefunden');
  expect(findings).toMatchObject([
    { title: 'Einem Bild fehlt der Alternativtext', place: { line: 4, column: 1 } },
    { original: 'Images must have text (image-alt)', place: { line: 5, column: 1 } },
  ]);
});

test('the page itself is found where its tag stands', () => {
  const { findings } = accessibilityReport(violation('html-has-lang', ['html']), html);
  expect(findings[0]?.place?.line).toBe(2);
});

test.each(['p#von-einem-script', ':::', ''])('has no place for „%s“', (selector) => {
  const { findings } = accessibilityReport(violation('label', [selector]), html);
  expect(findings[0]?.place).toBeNull();
});

test('a rule without German words is named', () => {
  const { findings } = accessibilityReport(violation('neu', ['html'], 'Something'), html);
  expect(findings[0]).toMatchObject({ title: 'Regel neu', original: 'Something (neu)' });
});

test('nothing found leaves the rest to people', () => {
  const { summary, findings } = accessibilityReport({ violations: [] }, html);
  expect(summary).toContain('Nichts gefunden');
  expect(findings[0]?.text).toContain('Tab-Taste');
});

test.each([null, 'x', {}])('what is no report of axe is none: %j', (told) => {
  expect(() => accessibilityReport(told, html)).toThrow('axe');
});
