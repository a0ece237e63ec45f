import { maxCodeBytes } from '@hbg/contract/execution';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/fake-server.ts';
import { ranWith } from '../../../testing/ran-with.ts';
import { visitAs } from '../../../testing/render-app.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { waitingEntries } from '../achievements/shared/ledger-entries.ts';
import { codeKey } from '../units/shared/code/sync-state.ts';
import { completion, courseServer, lessons, second, solution } from './testing/course.ts';

const place = '/learn/1/2';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(sent = courseServer(), path = place) {
  const router = visitAs('Byte', path);
  await screen.findByText(/^Lesson \d$/);
  return { sent, router };
}

const code = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Dein Code in main.py' });
const press = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
const never = () => new Promise<Response>(() => {});
const broken = () => new Response('', { status: 500 });
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

  test.each(['/learn/1/xyz', '/learn'])('%s is the first lesson', async (path) => {
    await open(courseServer(), path);
    expect(screen.getByText('Lesson 1')).toBeTruthy();
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

  const listServer = () =>
    courseServer('', {
      'GET /api/progress': () =>
        Response.json([1, 4].map((lessonId) => ({ lessonId, completed: true, score: 100 }))),
      'GET /api/completions?under=lektion': () =>
        Response.json([
          { ...completion, unit: 'lektion/1', reached: [true, true] },
          { ...completion, unit: 'lektion/4', reached: [true, false] },
        ]),
    });
  const lessonLinks = () =>
    within(screen.getByRole('navigation', { name: 'Kurs-Inhalt' }))
      .getAllByRole('link')
      .slice(0, 4);

  test('its list shows what was really reached', async () => {
    await open(listServer(), '/learn/1/1');
    const signs = () =>
      lessonLinks().map((link) => link.querySelector('[data-kind]')?.getAttribute('data-kind'));
    await waitFor(() => expect(signs()).toEqual(['here', 'next', 'open', 'part']));
    const [first, second, third, last] = lessonLinks();
    expect(first?.textContent).toContain('geschafft');
    expect(second?.textContent).toContain('weiter');
    expect(third?.textContent).toContain('3 · 13 min');
    expect(third?.textContent).not.toContain('Interactive');
    expect(last?.textContent).toContain('ein Ziel offen');
    expect(first?.getAttribute('aria-current')).toBe('page');
    expect(third).toHaveProperty('pathname', '/learn/1/3');
  });

  test('what comes later says so, and can be opened', async () => {
    await open(courseServer(), '/learn/1/1');
    const laters = () => screen.getAllByTitle('kommt später, du darfst trotzdem hinein');
    await waitFor(() => expect(laters()).toHaveLength(2));
    expect(laters()[0]).toHaveProperty('pathname', '/learn/1/3');
    expect(lessonLinks()[0]?.textContent).not.toContain('geschafft');
  });

  test('its list is one Tab stop, in which arrows walk', async () => {
    await open();
    const stops = () => lessonLinks().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([lessonLinks()[1]]);
    act(() => lessonLinks()[1]?.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(lessonLinks()[2]);
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(lessonLinks()[3]);
    expect(stops()).toEqual([lessonLinks()[3]]);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(lessonLinks()[0]);
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

describe('a run', () => {
  test('that prints completes the lesson and says what is missing', async () => {
    const { sent } = await open(courseServer('Hallo\n'));
    await press('Run');
    const dialog = await screen.findByRole('dialog', { name: 'Excellent Work!' });
    expect(dialog.textContent).toContain('Du hast „Namen“ abgeschlossen.');
    expect(dialog.textContent).toContain('ein Ziel wartet noch auf dich');
    expect(dialog.textContent).toContain('1 von 2 Zielen erreicht. Es fehlt noch:');
    const missing = within(dialog).getAllByRole('listitem');
    expect(missing.map(({ textContent }) => textContent)).toEqual([
      'fehlt noch: Es hat zwei Zeilen.',
    ]);
    expect(within(dialog).getByRole('link', { name: 'Next Lesson →' })).toHaveProperty(
      'pathname',
      '/learn/1/3',
    );
    expect(sent.find(({ call }) => call === 'POST /api/progress')?.body).toEqual({
      lessonId: 2,
      completed: true,
      score: 100,
      codeSubmitted: second.starterCode,
      evidence: {
        id: expect.any(String),
        madeAt: expect.any(String),
        reached: [true, false],
        quiz: null,
        hints: 0,
        hadSolution: false,
        minutes: 0,
      },
    });
    expect(sent.find(({ call }) => call === 'POST /api/code-versions')?.body).toMatchObject({
      cause: 'run',
      result: 'finished',
    });
    const goals = screen.getByRole('region', { name: 'Deine Ziele', hidden: true });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Review Lesson' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(goals));
    expect(document.querySelector('[data-pane]')?.getAttribute('data-pane')).toBe('lesson');
  });

  test('opens the dialog the first time and with the last goal, and not in between', async () => {
    let output = 'Hallo\n';
    const { sent } = await open(courseServer('', { 'POST /api/execute': () => ranWith(output) }));
    const savedCount = () => sent.filter(({ call }) => call === 'POST /api/progress').length;
    await press('Run');
    await userEvent.click(await screen.findByRole('button', { name: 'Review Lesson' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Run');
    await waitFor(() => expect(savedCount()).toBe(2));
    output = 'Hallo\nHallo\n';
    await press('Run');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Alle Ziele erreicht');
    expect(dialog.textContent).not.toContain('wartet');
  });

  test('that brings nothing new opens no dialog', async () => {
    const done = { completed: true, score: 100, codeSubmitted: '' };
    const { sent } = await open(
      courseServer('Hallo\nHallo\n', {
        'GET /api/progress/2': () => Response.json(done),
        'GET /api/completions?under=lektion': () =>
          Response.json([{ ...completion, reached: [true, true] }]),
      }),
    );
    await waitFor(() => expect(screen.getByText(/100/)).toBeTruthy());
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Run');
    await waitFor(() => expect(sent.some(({ call }) => call === 'POST /api/progress')).toBe(true));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Great job!')).toBeTruthy();
  });

  test('of the shown solution completes without a celebration, and no goal counts', async () => {
    const { sent } = await open(courseServer('Hallo\nHallo\n'));
    await press('Show Solution');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Run');
    expect(await screen.findByText('Jetzt mit eigenen Worten')).toBeTruthy();
    expect(screen.queryByText('Great job!')).toBeNull();
    const isSaved = ({ call }: { call: string }) => call === 'POST /api/progress';
    await waitFor(() => expect(sent.some(isSaved)).toBe(true));
    expect(sent.find(isSaved)?.body).toMatchObject({
      completed: true,
      score: 100,
      evidence: { reached: [false, false], hadSolution: true },
    });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('Das war die Lösung. Jetzt mit eigenen Worten.')).toHaveLength(2);
  });

  test.each(['', '  \n\n'])('that prints %j completes nothing', async (output) => {
    const { sent } = await open(courseServer(output));
    await press('Run');
    await screen.findByText('Code executed successfully!');
    expect(await screen.findAllByText(/von 2 Zielen erreicht/)).toHaveLength(2);
    expect(sent.some(({ call }) => call === 'POST /api/progress')).toBe(false);
  });

  test('that came to nothing says nothing of the goals', async () => {
    const { sent } = await open(courseServer('', { 'POST /api/execute': broken }));
    await press('Run');
    await screen.findByText('Error executing code. Please check your syntax and try again.');
    await act(afterPaint);
    expect(screen.queryByText(/von 2 Zielen erreicht/)).toBeNull();
    expect(sent.some(({ call }) => call === 'POST /api/code-versions')).toBe(false);
  });

  test.each([
    ['Run', 'Schritt für Schritt', 1],
    ['Schritt für Schritt', 'Run', 0],
  ])('by %s is none by %s that comes right after it', async (first, second, toasts) => {
    const { sent } = await open(courseServer('Hallo\n'));
    for (const name of [first, second]) {
      fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
    }
    await waitFor(() =>
      expect(sent.some(({ call }) => call === 'POST /api/code-versions')).toBe(true),
    );
    await screen.findAllByText(/von 2 Zielen erreicht/);
    expect(screen.queryAllByText('Great job!')).toHaveLength(toasts);
    // Looked at step by step it counts as well.
    await waitFor(() => expect(sent.some(({ call }) => call === 'POST /api/progress')).toBe(true));
  });

  test('keeps the success until the server can be reached', async () => {
    await open(courseServer('Hallo\n', { 'POST /api/progress': broken }));
    await press('Run');
    await screen.findByRole('dialog', { name: 'Excellent Work!' });
    expect(waitingEntries('1')).toMatchObject([
      { entry: { unit: 'lektion/2', code: second.starterCode } },
    ]);
  });
});

test('a program longer than the server takes is named so, and completes the lesson', async () => {
  localStorage.setItem(codeKey('1', 'lektion/2'), '#'.repeat(maxCodeBytes + 1));
  const { sent } = await open();
  expect(screen.getByText('Sehr langes Programm: liegt nur auf diesem Gerät')).toBeTruthy();
  await press('Run');
  await screen.findByRole('dialog', { name: 'Excellent Work!' });
  const bodies = sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  expect(bodies).toMatchObject([
    { language: 'python' },
    { lessonId: 2, completed: true, codeSubmitted: '' },
  ]);
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

test('what a program has printed is shown before the run is kept', async () => {
  const shown: (string | null)[] = [];
  const keep = () => {
    shown.push(screen.getByRole('figure', { name: 'Ausgabe' }).textContent);
    return Response.json({});
  };
  await open(courseServer('Hallo zusammen\n', { 'POST /api/code-versions': keep }));
  await press('Run');
  await waitFor(() => expect(shown).toEqual([expect.stringContaining('Hallo zusammen')]));
});

test('an error is explained below the output, where the editor is out of sight', async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(wide(media), { matches: media.includes('width < 48rem') }),
  );
  const failed = { success: false, result: 'python-error', exitCode: 1, afterword: '' };
  const answer = { ...failed, output: 'eins\n', error: nameError, durationMs: 1 };
  await open(courseServer('', { 'POST /api/execute': () => Response.json(answer) }));
  await userEvent.type(code(), 'pirnt(1)');
  await press('Run');
  const console = screen.getByRole('region', { name: 'Console Output' });
  const card = await within(console).findByRole('region', { name: /Tippfehler im Namen/ });
  expect(card.textContent).toContain('print');
  expect(within(console).queryByText('Erklärung ansehen')).toBeNull();
});

const nameError = {
  type: 'NameError',
  message: "name 'pirnt' is not defined",
  line: 2,
  column: 1,
  endLine: 2,
  endColumn: 6,
  source: 'pirnt',
  suggestion: 'print',
  frames: [],
  values: [],
  cause: null,
  traceback: 'Traceback (most recent call last):\n',
};

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

describe('the solution', () => {
  test('takes the place of the code, is named, and goes again', async () => {
    const { sent } = await open();
    await userEvent.type(code(), 'x = 1');
    const own = code().value;
    await press('Show Solution');
    expect(code().value).toBe(solution);
    expect(screen.getByText('Solution Shown')).toBeTruthy();
    await press('Mein Code');
    expect(code().value).toBe(own);
    expect(screen.queryByText('Solution Shown')).toBeNull();
    const kept = sent.filter(({ call }) => call === 'POST /api/code-versions');
    expect(kept).toMatchObject([{ body: { cause: 'solution', code: own } }]);
  });

  test('Reset brings the starter, clears the flag, and can be undone', async () => {
    await open();
    await press('Show Solution');
    await press('Reset');
    expect(code().value).toBe(second.starterCode);
    expect(screen.queryByText('Solution Shown')).toBeNull();
    await press('Rückgängig');
    expect(code().value).toBe(solution);
  });
});

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
