import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';
import { ranWith } from '../../../../testing/ran-with.ts';
import { openTool } from './testing/render-tools.tsx';

const colon = {
  facts: {
    type: 'SyntaxError',
    message: "expected ':'",
    line: 2,
    column: 5,
    endLine: 2,
    endColumn: 6,
    source: '',
    suggestion: null,
    frames: [],
    values: [],
    cause: null,
    traceback: '',
  },
  changed: [],
};

function python(...found: readonly object[]) {
  const output = JSON.stringify({ found, isWhole: true });
  return fakeServer({ ...signedIn, 'POST /api/execute': () => ranWith(`${output}\n`) });
}

test('all errors of a program are told, each with the way to its line', async () => {
  python(colon);
  const { user } = await openTool('python-mastery', 'Syntax Checker');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /zum Prüfen/ });
  const check = screen.getByRole('button', { name: 'Prüfen' });
  expect(check).toHaveProperty('disabled', true);
  await user.click(field);
  await user.paste('if x:\nelse\n    y = 1\n');
  await user.click(check);
  const report = within(await screen.findByRole('region', { name: 'Ergebnis' }));
  expect(report.getByText('1 Fehler gefunden')).toBeTruthy();
  expect(report.getByRole('heading', { name: /Doppelpunkt fehlt/ })).toBeTruthy();
  await user.click(report.getByRole('button', { name: 'Zeile 2' }));
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(0, field.selectionStart).split('\n')).toHaveLength(2);
  await user.click(report.getByRole('button', { name: 'Ergebnis kopieren' }));
  expect(await screen.findByText('Ergebnis kopiert')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('✗ Zeile 2: Doppelpunkt fehlt.');
  await user.type(field, '#');
  expect(report.getByText(/vor deiner Änderung/)).toBeTruthy();
});

test('where Python can read everything, the coach says what is odd', async () => {
  python();
  const { user } = await openTool('python-mastery', 'Syntax Checker');
  await user.click(await screen.findByRole('textbox', { name: /zum Prüfen/ }));
  await user.paste('x = 3\nx == 4\nprint(x)\n');
  await user.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect(await screen.findByText('Kein Fehler, aber 1 Hinweis')).toBeTruthy();
});

test('where nothing could be checked, the code stays', async () => {
  fakeServer({ ...signedIn, 'POST /api/execute': () => ranWith('?') });
  const { user } = await openTool('python-mastery', 'Syntax Checker');
  await user.click(await screen.findByRole('button', { name: 'Beispiel mit Fehlern einsetzen' }));
  await user.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect(await screen.findByText(/ließ sich gerade nicht prüfen/)).toBeTruthy();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /zum Prüfen/ });
  expect(field.value).toContain('Willkommen in der Garage');
});

function pageField() {
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /HTML/ });
}

test('a tool begins with what the lesson shows, and what is typed there stays', async () => {
  fakeServer(signedIn);
  const { user } = await openTool('html-mastery', 'SEO Analyzer', '<h1>Mond</h1>\n');
  expect((await pageField()).value).toBe('<h1>Mond</h1>\n');
  expect(screen.getByText(/Hier steht, was die Lektion gerade zeigt/)).toBeTruthy();
  await user.clear(await pageField());
  await user.click(screen.getByRole('button', { name: /Validator/ }));
  expect((await pageField()).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Aus der Lektion einsetzen' }));
  expect((await pageField()).value).toBe('<h1>Mond</h1>\n');
});

test('a page goes from one tool to the next', async () => {
  fakeServer(signedIn);
  const { user } = await openTool('html-mastery', 'SEO Analyzer');
  await user.click(await screen.findByRole('button', { name: 'Beispiel mit Fehlern einsetzen' }));
  await user.click(screen.getByRole('button', { name: 'Prüfen' }));
  const report = within(await screen.findByRole('region', { name: 'Ergebnis' }));
  expect(report.getByText('1 von 8 Prüfungen bestanden')).toBeTruthy();
  expect(report.getByRole('heading', { name: /Die Sprache fehlt/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Validator/ }));
  expect((await pageField()).value).toContain('Unsere Garage');
});
