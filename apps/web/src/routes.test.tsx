import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeServer, signedIn } from '../testing/fake-server.ts';
import { visit, visitAs } from '../testing/render-app.tsx';

const areas = [
  ['/workshop', 'Werkstatt'],
  ['/code-library', 'Code-Bibliothek'],
  ['/tutorial', 'Tutorial'],
  ['/ai-tutorial', 'KI-Programm'],
  ['/python-mastery', 'Python Mastery'],
  ['/html-mastery', 'HTML Mastery'],
  ['/math-mastery', 'Mathe Mastery'],
  ['/ai-companion', 'KI Begleiter'],
  ['/advanced-projects', 'Große Projekte'],
  ['/community', 'Community'],
  ['/learning-paths', 'Lernpfade'],
  ['/profile', 'Profil'],
  ['/profile/can', 'Was ich kann'],
  ['/project', 'Projekte', 'Meine Projekte'],
] as const;

describe('logged out', () => {
  test.each(['/hbg', '/search', ...areas.map(([path]) => path)])(
    '%s is the not-found page and offers the login',
    async (path) => {
      visit(path);
      await seeNotFound();
      expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveProperty(
        'search',
        `?weiter=${encodeURIComponent(path)}`,
      );
    },
  );

  test('an unknown path is the not-found page, where a login would not help', async () => {
    visit('/gibt/es/nicht');
    await seeNotFound();
    expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveProperty('pathname', '/');
  });

  test('/ is the public page, and nothing is asked of the server', async () => {
    const sent = fakeServer({});
    visit('/');
    expect(await screen.findByRole('link', { name: 'Mission starten' })).toBeTruthy();
    expect(document.title).toBe('Hacker-Bildungs-Garage · HBG');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('logged in', () => {
  test.each(['/learn/1/3', '/learn/1', '/learn'])(
    '%s is a lesson with a head of its own',
    async (path) => {
      fakeServer(signedIn);
      visitAs('Byte', path);
      expect(await screen.findByText('Die Lektion lässt sich gerade nicht laden')).toBeTruthy();
      expect(document.title).toBe('Lektion · HBG');
      expect(screen.getByRole('banner').textContent).toContain('CodeBot');
      expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeTruthy();
      expect(screen.queryByRole('contentinfo')).toBeNull();
    },
  );

  test.each(areas)(
    '%s has the title %s in the top bar and the tab',
    async (path, title, heading: string = title) => {
      fakeServer(signedIn);
      visitAs('Byte', path);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
      expect(screen.getByRole('banner').textContent).toContain(title);
      expect(screen.getByRole('banner').textContent).not.toContain('CodeBot');
      expect(document.title).toBe(`${title} · HBG`);
      expect(screen.getByRole('contentinfo').textContent).toContain('Byte & Pixel');
    },
  );

  test('/search asks what to learn, and is named so in the top bar and the tab', async () => {
    fakeServer(signedIn);
    visitAs('Byte', '/search');
    const question = 'What do you want to learn today?';
    expect(await screen.findByRole('heading', { level: 1, name: question })).toBeTruthy();
    expect(screen.getByRole('banner').textContent).toContain('Suche');
    expect(document.title).toBe('Suche · HBG');
  });

  test('/schedule is the timetable', async () => {
    fakeServer(signedIn);
    visitAs('Byte', '/schedule');
    const title = 'Digitaler Stundenplan';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('banner').textContent).toContain('Stundenplan');
    expect(document.title).toBe('Stundenplan · HBG');
  });

  test.each(['/', '/hbg'])('%s greets the learner', async (path) => {
    fakeServer(signedIn);
    visitAs('Byte', path);
    expect(await screen.findByRole('heading', { level: 1, name: /^Hallo, Byte/ })).toBeTruthy();
  });

  test('an unknown path is the not-found page within the frame', async () => {
    fakeServer(signedIn);
    visitAs('Byte', '/gibt/es/nicht');
    await seeNotFound();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  test('moves the focus to the heading of the page one goes to', async () => {
    fakeServer(signedIn);
    const router = visitAs('Byte', '/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    expect(document.activeElement).toBe(document.body);
    await router.navigate({ to: '/schedule' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Digitaler Stundenplan' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

async function seeNotFound() {
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    '404 Page Not Found',
  );
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  expect(document.title).toBe('404 Page Not Found · HBG');
}
