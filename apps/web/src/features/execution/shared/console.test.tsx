import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { fakeEngine, finished } from '../testing/fake-engine.ts';
import { Console } from './console.tsx';
import { useProgram } from './use-program.ts';

const nameError = {
  type: 'NameError',
  message: "name 'pirnt' is not defined",
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 6,
  source: 'pirnt',
  suggestion: 'print',
  frames: [],
  values: [],
  cause: null,
  traceback: 'Traceback (most recent call last):\n',
};

type BenchProps = {
  code: string;
  engine: ReturnType<typeof fakeEngine>;
};

function Bench({ code, engine }: BenchProps) {
  const program = useProgram({ run: engine.run });
  return (
    <>
      <button type="button" onClick={() => program.run(code)}>
        Los
      </button>
      <button type="button" onClick={program.stop}>
        Halt
      </button>
      <Console program={program} />
    </>
  );
}

async function start(code = 'print(1)', engine = fakeEngine()) {
  const { unmount } = render(<Bench code={code} engine={engine} />);
  await userEvent.click(screen.getByRole('button', { name: 'Los' }));
  const started = async (number: number) => {
    await waitFor(() => expect(engine.runs).toHaveLength(number));
    const run = engine.runs[number - 1];
    if (!run) throw new Error('The program has not been started.');
    return run;
  };
  return { engine, unmount, started, run: await started(1) };
}

function output() {
  return screen.getByRole('figure', { name: 'Ausgabe' });
}

async function shows(text: string) {
  await waitFor(() => expect(output().textContent).toBe(text));
}

test('waits for a run, then says that the program runs until it prints something', async () => {
  render(<Bench code="" engine={fakeEngine()} />);
  expect(output().textContent).toBe('Run your code to see output here...');
  expect(screen.getByRole('button', { name: 'Ausgabe leeren' })).toHaveProperty(
    'ariaDisabled',
    'true',
  );
});

test('shows output while the program runs, and its success', async () => {
  const { run } = await start();
  await shows('Code wird ausgeführt...');
  run.print('eins\n');
  run.print('zwei\n');
  await shows('eins\nzwei\n');
  run.print('drei');
  run.end(finished);
  await shows('eins\nzwei\ndreiCode executed successfully!');
  expect(screen.getByRole('status').textContent).toBe('Code executed successfully!');
});

test('ten thousand pieces within a frame are two changes of the page: the first, and all others', async () => {
  const { run } = await start();
  await shows('Code wird ausgeführt...');
  let changes = 0;
  new MutationObserver(() => (changes += 1)).observe(output(), { childList: true, subtree: true });
  for (let line = 0; line < 10_000; line += 1) run.print(`${line}\n`);
  await waitFor(() => expect(output().textContent).toContain('9999\n'));
  expect(changes).toBe(2);
});

test('the program asks, the learner answers where the question stands, and the focus goes back', async () => {
  const { run } = await start('input()');
  run.print('Wie heißt du? ');
  run.hooks.onAsk?.();
  const field = await screen.findByRole('textbox', { name: 'Eingabe für dein Programm' });
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('status').textContent).toBe('Dein Programm fragt: Wie heißt du? ');
  await userEvent.type(field, 'Byte 🚀{Enter}');
  expect(run.heard).toEqual(['Byte 🚀']);
  await shows('Wie heißt du? Byte 🚀\n');
  await userEvent.type(field, 'zu früh{Enter}');
  expect(run.heard).toEqual(['Byte 🚀']);
  run.hooks.onAsk?.();
  await waitFor(() => expect(field).toHaveProperty('readOnly', false));
  await userEvent.keyboard('{Enter}');
  expect(run.heard).toEqual(['Byte 🚀', '']);
  run.end(finished);
  await shows('Wie heißt du? Byte 🚀\n\nCode executed successfully!');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Los' }));
});

test('tells what was printed as an error by more than its colour', async () => {
  const { run } = await start();
  run.print('gut ');
  run.print('schlecht', 'err');
  await waitFor(() => expect(output().textContent).toBe('gut Fehlerausgabe: schlecht'));
});

test('an error is named with its line, as the coach calls it', async () => {
  const { run } = await start('pirnt(1)');
  run.print('vorher\n');
  run.end({ kind: 'python-error', error: nameError });
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Zeile 1: ./));
  expect(output().className).toContain('failed');
  expect(output().textContent).toContain('vorher\n');
});

test.each([
  ['output-limit', 'Zu viel ausgegeben'],
  ['out-of-memory', 'Kein Speicher mehr'],
  ['crashed', 'Python ist abgestürzt'],
  ['timed-out', 'Zu lange gerechnet'],
] as const)('the end %s has words of its own', async (kind, words) => {
  const { run } = await start();
  run.end({ kind, error: null });
  await shows(words);
  expect(output().className).toContain('failed');
});

test('a program that ends with a code other than 0 has failed', async () => {
  const { run } = await start();
  run.end({ kind: 'finished', exitCode: 3 });
  await shows('Dein Programm hat sich mit dem Code 3 beendet.');
  expect(output().className).toContain('failed');
});

test('a stopped program has neither succeeded nor failed, and the next one runs', async () => {
  const { started } = await start();
  await userEvent.click(screen.getByRole('button', { name: 'Halt' }));
  await shows('Gestoppt.');
  expect(output().className).not.toContain('failed');
  await userEvent.click(screen.getByRole('button', { name: 'Los' }));
  (await started(2)).print('weiter');
  await shows('weiter');
});

test('when neither page nor server can run it, the console says so', async () => {
  fakeServer({ 'POST /api/execute': () => new Response('', { status: 503 }) });
  const engine = fakeEngine({ kind: 'failed', reason: 'no memory' });
  render(<Bench code="print(1)" engine={engine} />);
  await userEvent.click(screen.getByRole('button', { name: 'Los' }));
  await shows('Error executing code. Please check your syntax and try again.');
  expect(output().className).toContain('failed');
});

test('a program that needs Python here waits for it, and says so', async () => {
  const engine = fakeEngine({ kind: 'loading', share: 0.2 });
  render(<Bench code="input()" engine={engine} />);
  await userEvent.click(screen.getByRole('button', { name: 'Los' }));
  await waitFor(() => expect(output().textContent).toContain('Sobald es geladen ist'));
  act(() => engine.become({ kind: 'ready' }));
  await waitFor(() => expect(engine.runs).toHaveLength(1));
});

test('after a silent minute it asks, and goes on whatever is answered', async () => {
  const { run } = await start();
  act(() => run.hooks.onSilent?.());
  expect(screen.getByRole('alert').textContent).toContain('Soll es weiterlaufen?');
  await userEvent.click(screen.getByRole('button', { name: 'Weiterlaufen lassen' }));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => run.hooks.onSilent?.());
  run.print('doch noch\n');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  act(() => run.hooks.onSilent?.());
  await userEvent.click(screen.getByRole('button', { name: 'Stopp' }));
  await shows('doch noch\nGestoppt.');
});

test('can be emptied, during a run and after it', async () => {
  const { run } = await start();
  run.print('alt\n');
  await shows('alt\n');
  await userEvent.click(screen.getByRole('button', { name: 'Ausgabe leeren' }));
  await shows('Code wird ausgeführt...');
  run.print('neu\n');
  run.end(finished);
  await shows('neu\nCode executed successfully!');
  await userEvent.click(screen.getByRole('button', { name: 'Ausgabe leeren' }));
  expect(output().textContent).toBe('Run your code to see output here...');
});

test('leaving the page stops the program, and the next page’s program waits for its end', async () => {
  const first = await start();
  first.unmount();
  expect(await first.run.result).toMatchObject({ kind: 'stopped' });
  const { run } = await start('print(2)');
  run.print('zwei\n');
  await shows('zwei\n');
});
