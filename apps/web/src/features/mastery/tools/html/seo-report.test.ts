import { expect, test } from 'vitest';
import { seoReport } from './seo-report.ts';
import { seoRules } from './seo-rules.ts';

const description =
  'Wir bauen in unserer Garage Roboter und Spiele, und hier zeigen wir, wie das geht.';
const good = `<!DOCTYPE html>
<html lang="de">
<head>
  <title>Unsere Garage für Roboter</title>
  <meta name="description" content="${description}">
  <meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
  <h1>Unsere Garage</h1>
  <h2>Roboter</h2>
  <img src="a.png" alt="Ein Roboter winkt">
  <a href="plan.html">Bauplan ansehen</a>
</body>
</html>
`;

function failing(html: string) {
  return seoReport(html).findings.filter(({ tone }) => tone === 'bad');
}

test('a good page passes all, and hears why each matters', () => {
  const { summary, findings } = seoReport(good);
  expect(summary).toBe('8 von 8 Prüfungen bestanden');
  expect(findings).toHaveLength(Object.keys(seoRules).length);
  expect(findings.every(({ tone, text }) => tone === 'good' && text.length > 20)).toBe(true);
});

test.each([
  ['<title>Unsere Garage für Roboter</title>', '', 'Der Titel fehlt', undefined],
  ['Unsere Garage für Roboter', 'Seite', 'Der Titel ist kurz (5 Zeichen)', 4],
  ['Unsere Garage für Roboter', 'a'.repeat(80), 'Der Titel ist lang (80 Zeichen)', 4],
  [description, '', 'Die Beschreibung fehlt', 5],
  [description, 'Kurz', 'Die Beschreibung ist kurz (4 Zeichen)', 5],
  [description, 'a'.repeat(200), 'Die Beschreibung ist lang (200 Zeichen)', 5],
  ['<h1>Unsere Garage</h1>', '', 'Es gibt keine h1 mit Text', undefined],
  ['<h2>Roboter</h2>', '<h1>Roboter</h1>', 'Es gibt 2 h1', 10],
  ['<h2>Roboter</h2>', '<h4>Roboter</h4>', 'Auf h1 folgt h4', 10],
  [' alt="Ein Roboter winkt"', '', 'Einem Bild fehlt der Alternativtext', 11],
  ['Bauplan ansehen', 'hier', 'Der Link „hier“ sagt nicht, wohin', 12],
  ['Bauplan ansehen', '', 'Ein Link hat keinen Text', 12],
  [' lang="de"', '', 'Die Sprache fehlt', 2],
  ['lang="de"', 'lang="deutsch!"', '„deutsch!“ ist keine Sprache', 2],
  ['width=device-width, initial-scale=1', '', 'Die Seite richtet sich nicht nach dem Handy', 6],
  ['initial-scale=1', 'user-scalable=no', 'Vergrößern ist verboten', 6],
])('%s → %s: %s', (before, after, title, line) => {
  const [first, ...others] = failing(good.replace(before, after));
  expect(first?.title).toBe(title);
  expect(first?.place?.line).toBe(line);
  expect(others).toEqual([]);
});

test('an empty page misses almost all, and nothing breaks', () => {
  expect(failing('').map(({ title }) => title)).toContain('Der Titel fehlt');
});

test('a link around a picture says where it leads by the text of the picture', () => {
  const page = good.replace('Bauplan ansehen', '<img src="b.png" alt="Zum Bauplan">');
  expect(failing(page)).toEqual([]);
});
