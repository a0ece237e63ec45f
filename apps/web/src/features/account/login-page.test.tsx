import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, refusal, signedIn } from '../../../testing/fake-server.ts';
import { visit } from '../../../testing/render-app.tsx';

const byte = () => Response.json({ id: 1, name: 'Byte' });

test('with the right password the learner is welcomed and stays known', async () => {
  const sent = fakeServer({ 'POST /api/login': byte, ...signedIn });
  visit('/login');
  await typePassword('geheim');
  expect(await screen.findByText('Willkommen zurück, Byte!')).toBeTruthy();
  expect(screen.getByText('Mission erfolgreich! Lass uns zusammen programmieren!')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: /^Hallo, Byte/ })).toBeTruthy();
  expect(sent[0]).toEqual({ call: 'POST /api/login', body: { user: 1, password: 'geheim' } });
  expect(localStorage.getItem('currentUser')).toBe('Byte');
});

test('leads back to the page that was wanted', async () => {
  fakeServer({ 'POST /api/login': byte, ...signedIn });
  const router = visit('/search?q=Schleife');
  await userEvent.click(await screen.findByRole('link', { name: 'Anmelden' }));
  await typePassword('geheim');
  await screen.findByRole('heading', { level: 1, name: 'What do you want to learn today?' });
  expect(router.state.location.href).toBe('/search?q=Schleife');
});

test('never leads to another site', async () => {
  fakeServer({ 'POST /api/login': byte, ...signedIn });
  const router = visit('/login?weiter=%2F%2Fevil.example%2F');
  await typePassword('geheim');
  await screen.findByRole('heading', { level: 1, name: /^Hallo, Byte/ });
  expect(router.state.location.href).toBe('/');
});

test('a wrong password is refused, and the field is empty and ready', async () => {
  fakeServer({ 'POST /api/login': () => refusal(401, 'wrongPassword') });
  visit('/login');
  await typePassword('falsch');
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toContain('Zugang verweigert'));
  expect(alert.textContent).toContain(
    'Das Passwort ist nicht korrekt. Frag Papa nach dem geheimen Code!',
  );
  const field = passwordField();
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
  expect(localStorage.getItem('currentUser')).toBeNull();
});

test.each([
  ['too many tries', () => refusal(429, 'tooManyTries'), 'Kurz durchatmen'],
  ['a failing server', () => new Response('', { status: 500 }), 'Da hakt etwas'],
  [
    'no server',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Die Garage antwortet nicht',
  ],
])('%s has words of its own, and what was typed stays', async (_, answer, title) => {
  fakeServer({ 'POST /api/login': answer });
  visit('/login');
  await typePassword('geheim');
  expect(await screen.findByText(title)).toBeTruthy();
  expect(passwordField()).toHaveProperty('value', 'geheim');
});

test('an empty password is asked for without a call', async () => {
  const sent = fakeServer({});
  visit('/login');
  await typePassword('');
  expect(await screen.findByText('Gib zuerst das Passwort ein.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('works by keyboard alone: arrows choose, Enter goes on, and back', async () => {
  const sent = fakeServer({
    'POST /api/login': () => Response.json({ id: 2, name: 'Pixel' }),
    ...signedIn,
  });
  visit('/login');
  (await screen.findByRole('radio', { name: 'Byte' })).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('heading', { name: 'Hallo Pixel!' });
  await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Pixel' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(passwordField());
  await userEvent.keyboard('geheim{Enter}');
  await waitFor(() => expect(sent[0]?.body).toEqual({ user: 2, password: 'geheim' }));
});

test('the button waits with the learner while the server thinks', async () => {
  const answer = Promise.withResolvers<Response>();
  const sent = fakeServer({ 'POST /api/login': () => answer.promise, ...signedIn });
  visit('/login');
  await typePassword('geheim');
  const button = screen.getByRole('button', { name: 'Mission starten!' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(button);
  expect(sent).toHaveLength(1);
  answer.resolve(byte());
  await screen.findByText('Willkommen zurück, Byte!');
});

test('password managers find a user name and the current password', async () => {
  visit('/login');
  await typePassword('');
  const userName = document.querySelector('input[autocomplete="username"]');
  expect(userName).toHaveProperty('value', 'Byte');
  expect(passwordField().autocomplete).toBe('current-password');
});

test('the password can be shown and hidden', async () => {
  visit('/login');
  await typePassword('geheim', { isSubmitted: false });
  await userEvent.click(screen.getByRole('button', { name: 'Passwort zeigen' }));
  expect(passwordField().type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
  expect(passwordField().type).toBe('password');
});

test('tells when caps lock is on', async () => {
  visit('/login');
  await typePassword('', { isSubmitted: false });
  await userEvent.type(passwordField(), '{CapsLock}a');
  expect(screen.getByText(/Die Feststelltaste ist an/)).toBeTruthy();
});

async function typePassword(password: string, { isSubmitted = true } = {}) {
  await userEvent.click(await screen.findByRole('button', { name: /Weiter/ }));
  await waitFor(() => expect(document.activeElement).toBe(passwordField()));
  if (password) await userEvent.keyboard(password);
  if (isSubmitted) await userEvent.click(screen.getByRole('button', { name: 'Mission starten!' }));
}

function passwordField() {
  return screen.getByLabelText<HTMLInputElement>('Passwort');
}
