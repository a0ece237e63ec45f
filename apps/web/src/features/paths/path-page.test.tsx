import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/fake-server.ts';
import { visitAs } from '../../../testing/render-app.tsx';
import { watchSent } from '../achievements/shared/ledger-queue.ts';
import { pathServer, progressIn, start, steps } from './shared/testing/path-server.ts';

async function open(...server: Parameters<typeof pathServer>) {
  const sent = pathServer(...server);
  const router = visitAs('Byte', '/learning-paths/1');
  await screen.findByRole('heading', { level: 1, name: 'Python-Start' });
  await screen.findByRole('heading', { level: 3, name: /^Erste Schritte/ });
  return { sent, router, user: userEvent.setup() };
}

function rowOf(title: string): HTMLElement {
  const row = screen
    .getByRole('heading', { level: 3, name: new RegExp(`^${title}`) })
    .closest('li');
  if (!row) throw new Error(`${title} is no step.`);
  return row;
}

describe('before it is started, a path', () => {
  test('says what one brings along, what one can do afterwards, and its steps', async () => {
    await open();
    expect(document.title).toBe('Python-Start · HBG');
    const after = screen.getByRole('region', { name: 'Das kannst du danach' });
    expect(after.textContent).toContain('Du liest Fehlermeldungen.');
    const before = screen.getByRole('region', { name: 'Das bringst du mit' });
    expect(before.textContent).toContain('Du fängst ganz von vorn an.');
    expect(rowOf('Erste Schritte').textContent).toContain('Lektionen · 1:30\u00a0Stunden');
    expect(rowOf('Prüfung: Grundlagen').textContent).toContain('Prüfung · 45\u00a0Minuten');
    expect(rowOf('Bau es nach').textContent).toContain('du hakst selbst ab');
    expect(screen.getByText(/Ein Stück davon hast du schon geschafft/)).toBeTruthy();
  });

  test('has nothing to tick and nothing that is due now', async () => {
    await open();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('jetzt dran')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

test('a path is started, paused, and goes on', async () => {
  const { sent, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Lernpfad starten' }));
  await user.click(await screen.findByRole('button', { name: 'Pausieren' }));
  await user.click(await screen.findByRole('button', { name: 'Weitermachen' }));
  expect(await screen.findByRole('button', { name: 'Pausieren' })).toBeTruthy();
  expect(sent.map(({ call }) => call).filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/learning-paths/1/start',
    'POST /api/learning-paths/1/pause',
    'POST /api/learning-paths/1/start',
  ]);
});

test('a start that does not arrive is told, and can be tried again', async () => {
  const { user } = await open([], {
    'POST /api/learning-paths/1/start': () => refusal(429, 'tooOften'),
  });
  await user.click(screen.getByRole('button', { name: 'Lernpfad starten' }));
  expect(await screen.findByText('Der Lernpfad ist nicht gestartet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Lernpfad starten' })).toBeTruthy();
});

test('the current step is unfolded, says what is missing and leads on', async () => {
  await open([progressIn(start)]);
  const row = rowOf('Erste Schritte');
  expect(row.getAttribute('aria-current')).toBe('step');
  expect(within(row).getByText('jetzt dran')).toBeTruthy();
  expect(row.querySelector('details')?.open).toBe(true);
  const [first, second] = within(row).getAllByRole('listitem');
  expect(first?.querySelector('[aria-label="geschafft"]')).toBeTruthy();
  expect(second?.textContent).toContain('abgeschlossen, 2 Ziele offen');
  expect(within(row).getByRole('link', { name: 'Weiter: Zeile für Zeile' })).toHaveProperty(
    'pathname',
    '/learn/1/2',
  );
  const exam = within(rowOf('Prüfung: Grundlagen'));
  const { pathname, search } = exam.getByRole<HTMLAnchorElement>('link');
  expect(pathname + search).toBe('/python-mastery?lektion=ausgabe&ansicht=pruefung');
});

test('a step is done when the server says so', async () => {
  await open([progressIn(start, { completedSteps: ['1-anfang'], currentStepId: '1-pruefung' })]);
  expect(within(rowOf('Erste Schritte')).getByText('geschafft')).toBeTruthy();
  expect(rowOf('Prüfung: Grundlagen').getAttribute('aria-current')).toBe('step');
});

describe('what is done by hand', () => {
  const toTick = progressIn(start, {
    completedSteps: ['1-anfang', '1-pruefung'],
    currentStepId: '1-bauen',
  });

  test('is ticked, which shows at once, and the tick is taken back', async () => {
    const { sent, user } = await open([toTick]);
    const mayHaveEarned = vi.fn<() => void>();
    const stop = watchSent(mayHaveEarned);
    const box = screen.getByRole('checkbox', { name: 'Geschafft: Bau es nach' });
    await user.click(box);
    await waitFor(() => expect(box).toHaveProperty('checked', true));
    expect(within(rowOf('Bau es nach')).getByText('geschafft')).toBeTruthy();
    await user.click(box);
    await waitFor(() => expect(box).toHaveProperty('checked', false));
    await waitFor(() =>
      expect(sent.filter(({ call }) => call === 'POST /api/path-steps/1-bauen/done')).toEqual([
        expect.objectContaining({ body: { isDone: true } }),
        expect.objectContaining({ body: { isDone: false } }),
      ]),
    );
    expect(mayHaveEarned).toHaveBeenCalledOnce();
    stop();
  });

  test('is open again when the server has not taken the tick', async () => {
    const { user } = await open([toTick], {
      'POST /api/path-steps/1-bauen/done': () => refusal(429, 'tooOften'),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Geschafft: Bau es nach' }));
    expect(await screen.findByText('Der Haken ist nicht gespeichert')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', false));
  });

  test('away from the house has nowhere to go', async () => {
    const onPaper = steps.map((step) =>
      step.isByHand ? { ...step, address: '/learning-paths/1' } : step,
    );
    await open([toTick], { 'GET /api/path-steps?pathId=1': () => Response.json(onPaper) });
    expect(within(rowOf('Bau es nach')).queryByRole('link')).toBeNull();
  });
});

test('the end is told, with the path that goes on from there', async () => {
  const finished = progressIn(start, {
    completedSteps: steps.map(({ id }) => id),
    currentStepId: null,
    finishedAt: '2026-11-24T17:00:00.000Z',
    progressPercentage: 100,
    current: null,
  });
  await open([finished]);
  expect(screen.getByRole('heading', { name: 'Lernpfad geschafft!' })).toBeTruthy();
  expect(screen.getByText(/Seit dem 24\. November 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Weiter mit „Zum Spiel“' })).toHaveProperty(
    'pathname',
    '/learning-paths/2',
  );
  expect(screen.queryByRole('button', { name: 'Pausieren' })).toBeNull();
});

test.each(['/learning-paths/99', '/learning-paths/abc'])(
  '%s is no path, and leads back to those that there are',
  async (path) => {
    pathServer();
    visitAs('Byte', path);
    await screen.findByRole('heading', { level: 1, name: 'Diesen Lernpfad gibt es nicht' });
    expect(screen.getByRole('link', { name: 'Zu den Lernpfaden' })).toHaveProperty(
      'pathname',
      '/learning-paths',
    );
  },
);

test('steps that do not arrive can be loaded again', async () => {
  let isAway = true;
  pathServer([], {
    'GET /api/path-steps?pathId=1': () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return Response.json(steps);
    },
  });
  visitAs('Byte', '/learning-paths/1');
  expect(await screen.findByText('Der Lernpfad lässt sich gerade nicht laden')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Noch mal laden' }));
  expect(await screen.findByRole('heading', { level: 3, name: /^Bau es nach/ })).toBeTruthy();
});
