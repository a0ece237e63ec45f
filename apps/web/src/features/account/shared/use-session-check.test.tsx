import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';
import { visitAs } from '../../../../testing/render-app.tsx';

test('a session the server no longer knows ends, and the page offers the login', async () => {
  fakeServer({ 'GET /api/user': () => new Response('Nicht angemeldet.', { status: 401 }) });
  visitAs('Byte', '/learn/1/3');
  expect(await screen.findByRole('link', { name: 'Anmelden' })).toHaveProperty(
    'search',
    '?weiter=%2Flearn%2F1%2F3',
  );
  expect(localStorage.getItem('currentUser')).toBeNull();
});

test('a learner who got another name is called by it', async () => {
  fakeServer({ 'GET /api/user': () => Response.json({ id: 1, name: 'Ada' }) });
  visitAs('Byte', '/');
  expect(await screen.findByRole('heading', { level: 1, name: /^Hallo, Ada/ })).toBeTruthy();
  expect(localStorage.getItem('currentUser')).toBe('Ada');
});

test('a server that does not answer ends nothing', async () => {
  const sent = fakeServer({});
  visitAs('Byte', '/');
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/user'));
  expect(await screen.findByRole('heading', { level: 1, name: /^Hallo, Byte/ })).toBeTruthy();
});

test('the page is there before the server has answered', async () => {
  fakeServer({ ...signedIn, 'GET /api/user': () => new Promise(() => {}) });
  visitAs('Byte', '/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Profil' })).toBeTruthy();
});
