import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/fake-server.ts';
import { visitAs } from '../../../testing/render-app.tsx';
import { courseServer, lessons, second } from './testing/course.ts';
import { code, open, place, press } from './testing/open-lesson.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = () => new Promise<Response>(() => {});
const broken = () => new Response('', { status: 500 });
const json = (body: unknown) => () => Response.json(body);
const gone = () => new Response('Nein.', { status: 404 });

describe('before the lesson is there', () => {
  test('says that it loads, as long as there is neither course nor list', async () => {
    courseServer('', { 'GET /api/courses/1': never, 'GET /api/courses/1/lessons': never });
    visitAs('Byte', place);
    expect(await screen.findByText('Laden...')).toBeTruthy();
  });

  test('says that the lesson loads', async () => {
    courseServer('', { 'GET /api/lessons/2': never });
    visitAs('Byte', place);
    expect(await screen.findByText('Lektion wird geladen...')).toBeTruthy();
  });

  test('takes the lesson from the list where it cannot be had alone', async () => {
    await open(courseServer('', { 'GET /api/lessons/2': broken }));
    expect(screen.getByText('Lesson 2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show Solution' })).toBeNull();
  });

  test('an address without a number is the first lesson', async () => {
    await open(courseServer(), '/learn/1/xyz');
    expect(screen.getByText('Lesson 1')).toBeTruthy();
  });

  test.each([
    ['where the learner goes on', json({ goOn: { courseId: 1, lessonId: 2 } }), '/learn/1/2'],
    ['to the first lesson where nobody can say more', broken, '/learn/1/1'],
  ])('/learn leads %s', async (_, answer, path) => {
    const { router } = await open(courseServer('', { 'GET /api/last-place': answer }), '/learn');
    expect(router.state.location.pathname).toBe(path);
  });

  test('a lesson that the course has not got is named so, and the course is a click away', async () => {
    courseServer();
    visitAs('Byte', '/learn/1/77');
    const title = 'Diese Lektion gibt es nicht';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`${title} · HBG`));
    expect(screen.getByRole('link', { name: 'Zum Kurs' })).toHaveProperty('pathname', '/learn/1/1');
  });

  test('offers to try again when nothing can be had', async () => {
    let isBroken = true;
    const answerOf = (body: unknown) => () => (isBroken ? broken() : Response.json(body));
    courseServer('', {
      'GET /api/courses/1': answerOf({ id: 1, name: 'Python', description: '', chapters: [] }),
      'GET /api/courses/1/lessons': answerOf(lessons),
    });
    visitAs('Byte', place);
    const again = await screen.findByRole('button', { name: 'Nochmal versuchen' });
    isBroken = false;
    await userEvent.click(again);
    expect(await screen.findByText('Lesson 2')).toBeTruthy();
  });

  test('to try again asks for the list too, where the lesson is one of another course', async () => {
    let isBroken = true;
    courseServer('', {
      'GET /api/lessons/2': () => Response.json({ ...second, courseId: 7 }),
      'GET /api/courses/1/lessons': () => (isBroken ? broken() : Response.json(lessons)),
    });
    visitAs('Byte', place);
    const again = await screen.findByRole('button', { name: 'Nochmal versuchen' });
    isBroken = false;
    await userEvent.click(again);
    expect(await screen.findByText('Lesson 2')).toBeTruthy();
  });

  test('a course that there is not is named so', async () => {
    courseServer('', { 'GET /api/courses/9': gone, 'GET /api/courses/9/lessons': gone });
    visitAs('Byte', '/learn/9/1');
    const title = 'Diesen Kurs gibt es nicht';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zum Python-Kurs' })).toHaveProperty(
      'pathname',
      '/learn',
    );
  });
});

describe('the page', () => {
  test('tells the lesson as its markup says, and the tab has its title', async () => {
    await open();
    await waitFor(() => expect(document.title).toBe(`${second.title} · HBG`));
    expect(screen.getByText(second.description)).toBeTruthy();
    expect(screen.getByRole('heading', { name: "What You'll Learn" })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Zwischentitel' })).toBeTruthy();
    expect(screen.getByText('Example:')).toBeTruthy();
    const card = screen.getByRole('region', { name: 'Try It Yourself' });
    expect(card.textContent).toContain('Denk an print.');
    expect(within(card).getByRole('button', { name: 'Start Exercise →' })).toBeTruthy();
    expect(screen.getByText('Run your code to see output here...')).toBeTruthy();
  });

  test('has a lesson of theory without the exercise', async () => {
    const theory = { ...second, type: 'Theory' };
    await open(courseServer('', { 'GET /api/lessons/2': () => Response.json(theory) }));
    expect(screen.queryByText('Try It Yourself')).toBeNull();
  });

  test('leads past all of that to the editor, and at its end to the next lesson', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Weiter: Fragen' })).toHaveProperty(
      'pathname',
      '/learn/1/3',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Zum Editor' }));
    await waitFor(() => expect(document.activeElement).toBe(code()));
  });

  test('shows how far this learner is', async () => {
    const half = { completed: false, score: 40, codeSubmitted: '' };
    await open(courseServer('', { 'GET /api/progress/2': () => Response.json(half) }));
    const bar = screen.getByRole('progressbar', { name: 'Fortschritt · diese Lektion' });
    await waitFor(() => expect(bar.getAttribute('value')).toBe('40'));
  });

  test('the list is a button away where it has no room', async () => {
    const wide = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(wide(media), { matches: media === '(width < 64rem)' }),
    );
    await open();
    expect(screen.queryByRole('navigation', { name: 'Kurs-Inhalt' })).toBeNull();
    await press('Kurs-Inhalt');
    const dialog = await screen.findByRole('dialog', { name: 'Kurs-Inhalt' });
    expect(within(dialog).getByRole('link', { name: /Werkstatt/ })).toBeTruthy();
  });
});

const saved = () => Response.json({ code: '', revision: 1, editedAt: '', met: null });
const full = () => refusal(429, 'full', { 'retry-after': '3600' });

test.each(['PUT /api/drafts', 'POST /api/code-versions'])(
  'where %s finds no room, the page says where the code is',
  async (call) => {
    await open(courseServer('', { 'PUT /api/drafts': saved, [call]: full }), '/learn/1/1');
    await userEvent.type(code(), 'x = 1');
    await press('Run');
    expect(await screen.findByText('Der Verlauf ist voll: liegt auf diesem Gerät')).toBeTruthy();
  },
);

test('step by step shows the output at once, where the program may ask', async () => {
  await open();
  const page = document.querySelector('[data-pane]');
  expect(page?.getAttribute('data-pane')).toBe('lesson');
  await press('Schritt für Schritt');
  expect(page?.getAttribute('data-pane')).toBe('output');
});

/** As in a browser: what isn't drawn takes no focus, such as the heading for phones. */
function focusWhatIsDrawn() {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element
  const { focus } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    if (getComputedStyle(this).display !== 'none') focus.call(this);
  });
}

test.each(['/learn/1/1', '/profile'])(
  'who comes from %s to a lesson has the focus at its heading',
  async (from) => {
    focusWhatIsDrawn();
    courseServer();
    const router = visitAs('Byte', from);
    await screen.findByText(/^Lesson 1$|^Profil$/, { selector: 'article *, h1' });
    expect(document.activeElement).toBe(document.body);
    const params = { courseId: 1, lessonId: 2 };
    await act(() => router.navigate({ to: '/learn/$courseId/$lessonId', params }));
    await screen.findByText('Lesson 2');
    const heading = document.querySelector('article h1');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(heading?.textContent).toBe('Namen');
  },
);

test('behind the last lesson the course is finished', async () => {
  const rows = lessons.map(({ id }) => ({ lessonId: id, completed: true, score: 100 }));
  courseServer('', { 'GET /api/progress': () => Response.json(rows) });
  visitAs('Byte', '/learn/1/5');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kurs geschafft!' })).toBeTruthy();
  expect(screen.getByText('Das Nötigste.')).toBeTruthy();
});

describe.each(['GET /api/courses/1/lessons', 'GET /api/progress'])(
  'behind the last lesson, while %s',
  (call) => {
    test.each([
      ['loads', never, 'Lektion wird geladen...'],
      ['cannot be had', broken, 'Die Lektion lässt sich gerade nicht laden'],
    ])('%s, nothing is said of the course', async (_, answer, text) => {
      courseServer('', { [call]: answer });
      visitAs('Byte', '/learn/1/5');
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.queryByRole('heading', { name: /Kurs geschafft|Hier endet/ })).toBeNull();
    });
  },
);

test('behind the last lesson the progress can be asked for again', async () => {
  const rows = lessons.map(({ id }) => ({ lessonId: id, completed: true, score: 100 }));
  let isBroken = true;
  courseServer('', { 'GET /api/progress': () => (isBroken ? broken() : Response.json(rows)) });
  visitAs('Byte', '/learn/1/5');
  const again = await screen.findByRole('button', { name: 'Nochmal versuchen' });
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kurs geschafft!' })).toBeTruthy();
});
