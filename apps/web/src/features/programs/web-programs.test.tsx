import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { leavePagesUnbuilt } from '../../../testing/idle-worker.ts';
import { writeEntry } from '../../ui/entries.ts';
import { bringCode } from '../execution/shared/brought-code.ts';
import { namesOfSaved } from './testing/names-of-saved.ts';
import { ball, button, code, house, open } from './testing/open-workshop.ts';

beforeEach(() => void leavePagesUnbuilt());

test.each([
  ['HTML', 'index.html', 'html', 'Meine Seite'],
  ['JavaScript', 'script.js', 'javascript', 'Mein Skript'],
])('a new program in %s lies on the bench of pages', async (label, file, language, title) => {
  const { server, codeOf } = await open('/workshop', []);
  expect(screen.getByRole('radio', { name: 'Python' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: label }));
  await userEvent.click(button('Neues Programm'));
  const field = await code(file);
  expect(field.value).toContain('Licht an in der Garage!');
  expect(server.programs).toMatchObject([{ title, language }]);
  await userEvent.clear(field);
  await userEvent.type(field, '<b>Hupe</b>');
  await waitFor(() => expect(codeOf(server.programs[0]?.id ?? '')).toBe('<b>Hupe</b>'));
  expect(screen.getByRole('region', { name: 'Deine Seite' })).toBeTruthy();
  expect(button('Verlauf')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Schritt für Schritt' })).toBeNull();
  await userEvent.click(button('Reset'));
  expect(field.value).toContain('Licht an in der Garage!');
  await screen.findByText('Gespeichert');
});

test('a style of the library becomes a page that has it, and Java stays there', async () => {
  const style = { id: 'hbg-8', title: 'Raster', code: '.raster { gap: 1em; }', language: 'css' };
  const java = { id: 'hbg-9', title: 'Klasse', code: 'class A {}', language: 'java' };
  const { server, router } = await open('/workshop?snippet=hbg-8', house, {
    'GET /api/snippets': () => Response.json([style, java]),
  });
  await screen.findByRole('heading', { level: 2, name: 'Raster' });
  expect((await code('index.html')).value).toContain('<style>\n.raster { gap: 1em; }\n</style>');
  expect(server.programs[0]?.language).toBe('html');
  await act(() => router.navigate({ to: '/workshop', search: { snippet: 'hbg-9' } }));
  expect(await screen.findByText('Dieses Snippet liegt hier nicht mehr')).toBeTruthy();
});

test('code that was brought from another room keeps its language', async () => {
  const stueck = bringCode('1', 'alert(1)', 'javascript');
  const { server } = await open(`/workshop?stueck=${stueck}`, []);
  expect((await code('script.js')).value).toBe('alert(1)');
  expect(server.programs).toMatchObject([{ title: 'Mitgebracht 1', language: 'javascript' }]);
});

test('a page comes from a file, and goes into one', async () => {
  const { server } = await open('/workshop', []);
  const page = new File(['<p>Hallo</p>'], 'Gruss.HTM', { type: 'text/html' });
  await userEvent.upload(screen.getByLabelText('Programmdatei'), page);
  expect((await code('index.html')).value).toBe('<p>Hallo</p>');
  expect(server.programs).toMatchObject([{ title: 'Gruss', language: 'html' }]);
  expect(await namesOfSaved()).toEqual(['Gruss.html']);
});

test('what was written in a page that another device has erased is a page again', async () => {
  const page = { ...ball, language: 'html' as const };
  await open('/workshop', [page]);
  await code('index.html');
  cleanup();
  writeEntry(`code-aside/1/eigen/${ball.id}`, '<p>noch nicht gesendet</p>');
  const { server } = await open('/workshop', []);
  await waitFor(() => expect(server.programs).toMatchObject([{ language: 'html' }]));
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('code-aside'));
  await userEvent.click(await screen.findByRole('link', { name: /^Gerettetes Programm/ }));
  await code('index.html');
  await screen.findByText('Gespeichert');
});
