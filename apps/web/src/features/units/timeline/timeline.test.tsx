import type { CodeVersion } from '@hbg/contract/code';
import { maxCodeBytes } from '@hbg/contract/execution';
import { joinFiles } from '@hbg/contract/files';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { createQueryClient } from '../../../query-client.ts';
import { Toaster } from '../../../ui/toast.tsx';
import { learnerKey } from '../../account/shared/learners.ts';
import { setCurrentUser } from '../../account/shared/session.ts';
import { keepState } from '../shared/code/version-queue.ts';
import { Timeline } from './timeline.tsx';

beforeEach(() => setCurrentUser('Byte'));

function version(part: Partial<CodeVersion> = {}): CodeVersion {
  return {
    id: 'a',
    code: 'print(1)\n',
    cause: 'run',
    result: 'finished',
    madeAt: '2026-01-05T10:00:00.000Z',
    ...part,
  };
}

function open(code = 'print(1)\n') {
  const onRestore = vi.fn<(code: string) => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Timeline unit="lektion/2" code={code} onClose={() => {}} onRestore={onRestore} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { onRestore };
}

const first = 'GET /api/code-versions?unit=lektion%2F2';
const serve = (...versions: CodeVersion[]) =>
  fakeServer({ [first]: () => Response.json(versions) });

async function entries() {
  return within(await screen.findByRole('list', { name: 'Stände' })).getAllByRole('button');
}

async function entryTexts() {
  return (await entries()).map(({ textContent }) => textContent);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('each state has its time, its cause, and the line that tells it from the one before', async () => {
  const code = 'a = 1\nprint(a)\n';
  serve(
    version({ id: 'c', code, result: 'python-error', madeAt: new Date().toISOString() }),
    version({ id: 'b', code: 'a = 1\n', cause: 'reset', result: null }),
    version({ id: 'a', code: 'a = 1\nb = 2\n', result: 'stopped' }),
  );
  open();
  const [newest, middle, oldest] = await entryTexts();
  expect(newest).toMatch(/^heute \d\d:\d\d:\d\dGestartet, mit Fehler\+ Neu: print\(a\)$/);
  expect(middle).toMatch(/Vor dem Reset− Nicht mehr da: b = 2$/);
  expect(oldest).toMatch(/Gestartet, angehaltena = 1\nb = 2$/);
});

test('an empty program is called so', async () => {
  serve(version({ code: '\n', cause: 'emptied', result: null }));
  open();
  expect(await entryTexts()).toEqual([expect.stringMatching(/Bevor viel gelöscht warleer$/)]);
});

test('what would change is signed, explained, and said', async () => {
  serve(version({ code: 'a = 1\nneu = 2\n' }));
  open('a = 1\nalt = 2\n');
  const box = await screen.findByRole('figure', { name: 'Was sich dadurch ändert' });
  expect(box.textContent).toBe('a = 1\n−fällt weg: alt = 2\n+kommt dazu: neu = 2\n\n');
  const legend = screen.getByRole('list', { name: 'So liest du den Vergleich' });
  expect(legend.textContent).toBe('− vorher: steht jetzt im Editor+ nachher: dieser Stand');
  expect(screen.queryByText(/Genau so/)).toBeNull();
});

test('a state like that in the editor says so in a sentence, outside of the code', async () => {
  serve(version({ code: 'print(1)\n' }));
  open('print(1)\n');
  const sentence = await screen.findByText('Genau so steht es jetzt im Editor.');
  expect(sentence.closest('figure')).toBeNull();
  expect(screen.getByRole('figure', { name: 'Dieser Stand' }).textContent).toBe('print(1)\n\n');
  expect(screen.queryByRole('list', { name: 'So liest du den Vergleich' })).toBeNull();
});

test('of several files those are compared that differ, each under its name', async () => {
  const page = { 'index.html': '<b>Hupe</b>', 'style.css': 'b {}', 'script.js': '' };
  serve(version({ code: joinFiles({ ...page, 'style.css': 'b {}\ni {}' }) }));
  open(joinFiles(page));
  const box = await screen.findByRole('figure', { name: 'Was sich dadurch ändert' });
  expect(box.textContent).toBe('style.cssb {}\n+kommt dazu: i {}\n');
  expect(await entryTexts()).toEqual([expect.stringMatching(/index\.html: <b>Hupe<\/b>$/)]);
});

test('the state that is chosen comes back, and the page says that nothing is lost', async () => {
  serve(version({ id: 'b' }), version({ id: 'a', code: 'alt\n' }));
  const { onRestore } = open();
  const [newest, oldest] = await entries();
  expect(newest?.getAttribute('aria-pressed')).toBe('true');
  if (oldest) await userEvent.click(oldest);
  expect(oldest?.getAttribute('aria-pressed')).toBe('true');
  await press('Diesen Stand zurückholen');
  expect(onRestore).toHaveBeenCalledExactlyOnceWith('alt\n');
  expect(screen.getByText('Zurückgeholt')).toBeTruthy();
  expect(screen.getByText('Was vorher da stand, liegt im Verlauf.')).toBeTruthy();
});

/** A hundred states, as many as come at once. */
const page = Array.from({ length: 100 }, (_, at) =>
  version({ id: `v${at}`, madeAt: new Date(Date.UTC(2026, 0, 5, 10, 0, 100 - at)).toISOString() }),
);
const older = `GET /api/code-versions?unit=lektion%2F2&before=${encodeURIComponent(page.at(-1)?.madeAt ?? '')}&beforeId=v99`;

test('older states come when they are asked for, until there are none', async () => {
  const oldest = version({ id: 'z', code: 'ganz alt\n' });
  fakeServer({
    [first]: () => Response.json(page),
    [older]: () => Response.json([oldest]),
  });
  open();
  expect(await entries()).toHaveLength(100);
  await press('Ältere Stände');
  await screen.findByText('ganz alt');
  expect(await entries()).toHaveLength(101);
  expect(screen.queryByRole('button', { name: 'Ältere Stände' })).toBeNull();
});

test('where older states cannot be had, those that are there stay', async () => {
  const answers = [() => new Response('', { status: 500 }), () => Response.json([])];
  fakeServer({
    [first]: () => Response.json(page),
    [older]: () => answers.shift()?.() ?? new Response('', { status: 500 }),
  });
  open();
  await press('Ältere Stände');
  await screen.findByText('Ältere Stände lassen sich gerade nicht laden.');
  expect(await entries()).toHaveLength(100);
  await press('Nochmal versuchen');
  await vi.waitFor(() =>
    expect(screen.queryByText('Ältere Stände lassen sich gerade nicht laden.')).toBeNull(),
  );
});

test('what still waits for the server is the newest, and there once', async () => {
  fakeServer({});
  const user = learnerKey('Byte');
  await keepState(user, 'lektion/2', { code: 'eins\n', cause: 'run' });
  await keepState(user, 'lektion/2', { code: 'zwei\n', cause: 'reset' });
  await keepState(user, 'lektion/3', { code: 'andere Lektion\n', cause: 'run' });
  serve(version({ code: 'auf dem Server\n' }));
  open();
  await screen.findByText('auf dem Server');
  expect(await entryTexts()).toEqual([
    expect.stringMatching(/Vor dem Reset.*zwei$/),
    expect.stringMatching(/Gestartet.*eins$/),
    expect.stringMatching(/auf dem Server$/),
  ]);
});

test('what the server will never take stands among the others by its time', async () => {
  await keepState(learnerKey('Byte'), 'lektion/2', {
    code: `lang\n${'#'.repeat(maxCodeBytes)}`,
    cause: 'reset',
  });
  serve(
    version({ id: 'b', code: 'später\n', madeAt: '2126-01-05T10:00:00.000Z' }),
    version({ id: 'a', code: 'früher\n' }),
  );
  open();
  await screen.findByText('früher');
  expect(await entryTexts()).toEqual([
    expect.stringMatching(/später$/),
    expect.stringMatching(/Vor dem Reset.*lang$/),
    expect.stringMatching(/früher$/),
  ]);
});

test('without a network there is what waits here', async () => {
  fakeServer({});
  await keepState(learnerKey('Byte'), 'lektion/2', { code: 'eins\n', cause: 'run' });
  open();
  expect(await screen.findByText('Ältere Stände lassen sich gerade nicht laden.')).toBeTruthy();
  expect(await entries()).toHaveLength(1);
});

test('without anything it can be tried again, and before the first run it says what will be here', async () => {
  const answers = [() => new Response('', { status: 500 }), () => Response.json([])];
  fakeServer({ [first]: () => answers.shift()?.() ?? Response.json([]) });
  open();
  expect(screen.getByText('Verlauf wird geladen...')).toBeTruthy();
  await press('Nochmal versuchen');
  expect(await screen.findByText('Noch kein Verlauf')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Diesen Stand zurückholen' })).toBeNull();
});
