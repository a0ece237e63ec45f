import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, signedIn } from '../../testing/fake-server.ts';
import { visitAs } from '../../testing/render-app.tsx';

beforeEach(() => {
  fakeServer({ ...signedIn, 'POST /api/logout': () => new Response(null, { status: 204 }) });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('the menu lists the nine areas and marks the current one', async () => {
  visitAs('Byte', '/project');
  await openMenu();
  const areas = within(screen.getByRole('navigation', { name: 'Bereiche' }));
  const links = areas.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Python Mastery',
    'HTML Mastery',
    'Mathe Mastery',
    'KI Begleiter',
    'Projekte',
    'Lernpfade',
    'Profil',
    'Zeitplan',
  ]);
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Projekte']);
});

test('both addresses of the dashboard are the dashboard', async () => {
  visitAs('Byte', '/hbg');
  await openMenu();
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
});

test('the menu closes after a choice', async () => {
  visitAs('Byte', '/profile');
  await openMenu();
  await userEvent.click(screen.getByRole('link', { name: 'Zeitplan' }));
  await screen.findByRole('heading', { level: 1, name: 'Digitaler Stundenplan' });
  expect(menuButton().getAttribute('aria-expanded')).toBe('false');
});

test('the menu closes on Escape and gives the focus back', async () => {
  visitAs('Byte', '/profile');
  await openMenu();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(menuButton().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(menuButton());
});

test('the menu closes on a click elsewhere', async () => {
  visitAs('Byte', '/profile');
  await openMenu();
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(menuButton().getAttribute('aria-expanded')).toBe('false');
});

test('arrow keys open the menu and walk through it, round and round', async () => {
  visitAs('Byte', '/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profil' });
  menuButton().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Dashboard');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Python Mastery');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Zeitplan');
});

test('the learner logs out and is back on the public page', async () => {
  visitAs('Byte', '/profile');
  await openAccount();
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(await screen.findByRole('link', { name: 'Mission starten' })).toBeTruthy();
  expect(localStorage.getItem('currentUser')).toBeNull();
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('when logging out fails, the learner is told and still logged in', async () => {
  fakeServer(signedIn);
  visitAs('Byte', '/profile');
  await openAccount();
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(await screen.findByText('Abmelden hat nicht geklappt')).toBeTruthy();
  expect(localStorage.getItem('currentUser')).toBe('Byte');
});

test('the theme is the learner’s choice and is kept', async () => {
  visitAs('Byte', '/profile');
  await openAccount();
  expect(screen.getByRole('radio', { name: 'System' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Hell' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test.each(['/', '/project', '/learn/1/3', '/gibt/es/nicht'])(
  'from %s lessons and workshop are one step away, and so is home',
  async (path) => {
    visitAs('Byte', path);
    await menuArrived();
    expect(workrooms()).toContain('Werkstatt');
    expect(screen.getByRole('navigation', { name: 'Lernen und bauen' }).textContent).toBe(
      'LektionenWerkstatt',
    );
    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('link', { name: 'Zur Startseite' })).toHaveProperty('pathname', '/');
    expect(head.getByRole('button', { name: 'Konto von Byte' })).toBeTruthy();
  },
);

test('the workroom one is in is marked and leads nowhere', async () => {
  visitAs('Byte', '/learn/1/3');
  await menuArrived();
  expect(workrooms()).toEqual(['Werkstatt']);
  expect(screen.getByText('Lektionen').getAttribute('aria-current')).toBe('page');
});

test('on a phone both stand in the menu, below the nine', async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(wide(media), { matches: media === '(width < 48rem)' }),
  );
  visitAs('Byte', '/profile');
  await menuArrived();
  expect(screen.queryByRole('navigation', { name: 'Lernen und bauen' })).toBeNull();
  await openMenu();
  expect(workrooms()).toEqual(['Lektionen', 'Werkstatt']);
  await userEvent.click(screen.getByRole('link', { name: 'Werkstatt' }));
  await screen.findByRole('heading', { level: 1, name: 'Werkstatt' });
  expect(menuButton().getAttribute('aria-expanded')).toBe('false');
});

function menuArrived() {
  return screen.findByRole('button', { name: 'Menü' });
}

function workrooms() {
  const nav = within(screen.getByRole('navigation', { name: 'Lernen und bauen' }));
  return nav.getAllByRole('link').map(({ textContent }) => textContent);
}

async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: 'Menü' }));
}

async function openAccount() {
  await userEvent.click(await screen.findByRole('button', { name: 'Konto von Byte' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abmelden' })).toBeTruthy());
}

function menuButton() {
  return screen.getByRole('button', { name: 'Menü' });
}
