import { maxCodeBytes } from '@hbg/contract/execution';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ranWith } from '../../../testing/ran-with.ts';
import { memberQueries } from '../../shell/member-queries.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { waitingEntries } from '../achievements/shared/ledger-entries.ts';
import { codeKey } from '../units/shared/code/sync-state.ts';
import { completion, courseServer, second, solution } from './testing/course.ts';
import { code, open, place, press } from './testing/open-lesson.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const broken = () => new Response('', { status: 500 });
const isSaved = ({ call }: { call: string }) => call === 'POST /api/progress';

describe('a run', () => {
  test('that prints completes the lesson and says what is missing', async () => {
    const { sent } = await open(courseServer('Hallo\n'));
    await press('Run');
    const dialog = await screen.findByRole('dialog', { name: 'Excellent Work!' });
    expect(dialog.textContent).toContain('Du hast „Namen“ abgeschlossen.');
    expect(dialog.textContent).toContain('ein Ziel wartet noch auf dich');
    expect(dialog.textContent).toContain('1 von 2 Zielen erreicht. Es fehlt noch:');
    const bar = within(dialog).getByRole('progressbar', { name: 'Erreichte Ziele dieser Lektion' });
    expect(bar.getAttribute('value')).toBe('50');
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

  test('with goals open leads back to them and on in the course, and nowhere else', async () => {
    const card = { kind: 'new', title: 'Brüche', reason: '', minutes: 5, address: '/math-mastery' };
    const more = { 'GET /api/recommendations': () => Response.json([card]) };
    const { sent } = await open(courseServer('Hallo\n', more));
    await press('Run');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Review Lesson' })).toBeTruthy();
    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Next Lesson →',
    ]);
    expect(dialog.queryByText(/Was als Nächstes/)).toBeNull();
    expect(sent.some(({ call }) => call === 'GET /api/recommendations')).toBe(false);
  });

  test('shows the lesson as done behind the dialog, also where the server can’t be asked again', async () => {
    let isBroken = false;
    const opened = { completed: false, score: 0, codeSubmitted: '' };
    const answer = () => (isBroken ? broken() : Response.json(opened));
    await open(courseServer('Hallo\n', { 'GET /api/progress/2': answer }));
    isBroken = true;
    await press('Run');
    await screen.findByRole('dialog', { name: 'Excellent Work!' });
    const bar = screen.getByRole('progressbar', {
      name: 'Fortschritt · diese Lektion',
      hidden: true,
    });
    expect(bar.getAttribute('value')).toBe('100');
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

  test('with the last goal says what could come next, beside this lesson and the next', async () => {
    const cards = [
      { kind: 'refresh', title: 'Namen', reason: 'Offen.', minutes: 12, address: place },
      { kind: 'next', title: 'Fragen', reason: 'Dran.', minutes: 13, address: '/learn/1/3' },
      {
        kind: 'new',
        title: 'Deine erste Seite',
        reason: 'In HTML Mastery warst du noch nie.',
        minutes: 12,
        address: '/html-mastery?lektion=deine-erste-seite',
      },
    ];
    const more = { 'GET /api/recommendations': () => Response.json(cards) };
    await open(courseServer('Hallo\nHallo\n', more));
    await press('Run');
    const dialog = within(await screen.findByRole('dialog'));
    const next = within(await dialog.findByRole('region', { name: 'Was als Nächstes?' }));
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Neues · 12 minDeine erste SeiteIn HTML Mastery warst du noch nie.',
    ]);
    expect(next.getByRole('link')).toHaveProperty('search', '?lektion=deine-erste-seite');
  });

  test('with the last goal says nothing of what could come next before it', async () => {
    const more = { 'GET /api/recommendations': () => new Promise<Response>(() => {}) };
    await open(courseServer('Hallo\nHallo\n', more));
    const card = {
      kind: 'refresh',
      title: 'Fragen',
      reason: '',
      minutes: 9,
      address: '/learn/1/4',
    };
    memberQueries.setQueryData(['/api/recommendations'], [card]);
    await press('Run');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Was als Nächstes passt...')).toBeTruthy();
    expect(dialog.queryByText('Fragen')).toBeNull();
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
    expect(await screen.findByText(/von 2 Zielen erreicht/)).toBeTruthy();
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

  test('stays named, and the own code comes back, after a reload and after another lesson', async () => {
    const { router } = await open();
    await userEvent.type(code(), 'x = 1');
    const own = code().value;
    await press('Show Solution');
    await act(() =>
      router.navigate({
        to: '/learn/$courseId/$lessonId',
        params: { courseId: 1, lessonId: 1 },
      }),
    );
    await screen.findByText('Lesson 1');
    expect(screen.queryByText('Solution Shown')).toBeNull();
    cleanup();
    await open();
    expect(screen.getByText('Solution Shown')).toBeTruthy();
    expect(code().value).toBe(solution);
    await press('Mein Code');
    expect(code().value).toBe(own);
    expect(screen.queryByText('Solution Shown')).toBeNull();
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
