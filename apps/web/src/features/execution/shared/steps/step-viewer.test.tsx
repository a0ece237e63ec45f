import type { Call } from '@hbg/python/steps/recording';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyTranscript, write } from '../transcript.ts';
import type { RecordedStep, Recording } from './recording.ts';
import { StepViewer } from './step-viewer.tsx';

afterEach(() => void vi.useRealTimers());

const finished = { kind: 'finished', exitCode: 0, output: '', durationMs: 1 } as const;
const code = 'def f(n):\n    return 10 / n\nx = 1\nprint(f(x))\n';

function call(id: number, line: number, texts: Record<string, string>, changed: string[]): Call {
  const values = Object.entries(texts).map(([name, text]) => ({ name, text, parts: [] }));
  return { id, function: id === 0 ? '' : 'f', line, values, changed };
}

function step(calls: readonly Call[], more: Partial<RecordedStep> = {}): RecordedStep {
  const line = calls.at(-1)?.line ?? 1;
  return { kind: 'line', line, calls, leftOut: 0, transcript: emptyTranscript, ...more };
}

const steps: readonly RecordedStep[] = [
  step([call(0, 1, {}, [])]),
  step([call(0, 3, {}, [])]),
  step([call(0, 4, { x: '1' }, ['x'])]),
  step([call(0, 4, { x: '1' }, []), call(1, 2, { n: '1' }, ['n'])]),
  step([call(0, 4, { x: '2' }, ['x'])], {
    kind: 'finished',
    transcript: write(emptyTranscript, [{ kind: 'out', text: '10.0\n' }]),
  }),
];

function show(recording: Partial<Recording> = {}, shownCode = code) {
  const onClose = vi.fn<() => void>();
  render(
    <StepViewer
      code={shownCode}
      recording={{ steps, isCut: false, result: finished, ...recording }}
      onClose={onClose}
    />,
  );
  return { onClose };
}

function press(name: string) {
  return userEvent.click(screen.getByRole('button', { name }));
}

/** Where the clock stands still. */
function pressNow(name: string) {
  act(() => screen.getByRole('button', { name }).click());
}

function waitFor900Ms(times: number) {
  for (let left = times; left > 0; left -= 1) act(() => void vi.advanceTimersByTime(900));
}

function currentLine() {
  return screen.getByRole('figure', { name: 'Dein Programm' }).querySelector('[aria-current]')
    ?.textContent;
}

/** As it is seen: where the machine is slow, it is announced by then, too. */
function sentence(text: string) {
  return screen.getByText(text, { ignore: 'output' });
}

function slider() {
  return screen.getByRole('slider', { name: 'Schritt' });
}

test('the learner walks through the program with four buttons', async () => {
  show();
  expect(screen.getByText('Schritt 1 von 5')).toBeTruthy();
  expect(currentLine()).toContain('def f(n):');
  await press('Weiter');
  expect(sentence('Zeile 3 ist dran.')).toBeTruthy();
  await press('Ende');
  expect(screen.getByText('Schritt 5 von 5')).toBeTruthy();
  await press('Weiter');
  expect(screen.getByText('Schritt 5 von 5')).toBeTruthy();
  await press('Zurück');
  expect(screen.getByText('Schritt 4 von 5')).toBeTruthy();
  await press('Anfang');
  expect(screen.getByText('Schritt 1 von 5')).toBeTruthy();
});

test('arrows, Home and End do the same', async () => {
  show();
  screen.getByRole('figure', { name: 'Dein Programm' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(screen.getByText('Schritt 2 von 5')).toBeTruthy();
  await userEvent.keyboard('{End}');
  expect(screen.getByText('Schritt 5 von 5')).toBeTruthy();
  await userEvent.keyboard('{Home}');
  expect(slider().getAttribute('aria-valuetext')).toBe('Schritt 1 von 5');
});

test('the line is told in words', async () => {
  show();
  await press('Weiter');
  const start = sentence('Zeile 3 ist dran.');
  await waitFor(() => expect(start.parentElement?.textContent).toMatch(/dran\. Sie .*x/));
});

test('what has changed is marked with a word', async () => {
  show();
  await press('Weiter');
  expect(screen.getByText('Noch keine Variablen.')).toBeTruthy();
  await press('Weiter');
  expect(screen.getByRole('row', { name: 'x 1 neu' })).toBeTruthy();
  await press('Weiter');
  expect(screen.getByRole('row', { name: 'x 1' })).toBeTruthy();
  await press('Weiter');
  expect(screen.getByRole('row', { name: 'x 2 geändert' })).toBeTruthy();
});

test('the function that runs stands above those that wait for it', async () => {
  show();
  await press('Ende');
  await press('Zurück');
  const tables = screen.getAllByRole('table');
  expect(tables.map((table) => table.querySelector('caption')?.textContent)).toEqual([
    'f() · Zeile 2',
    'Hauptprogramm',
  ]);
  expect(within(screen.getByRole('table', { name: /f\(\)/ })).getByText('n')).toBeTruthy();
});

test('the output is that of the moment', async () => {
  show();
  const output = screen.getByRole('figure', { name: 'Ausgabe bis hier' });
  expect(output.textContent).toBe('Noch nichts.');
  await press('Ende');
  expect(output.textContent).toBe('10.0\n');
  expect(screen.getByText('Dein Programm ist zu Ende.')).toBeTruthy();
  expect(currentLine()).toBeUndefined();
});

test('a program that has failed is shown at its line', async () => {
  show({ steps: [...steps.slice(0, 3), step([call(0, 4, { x: '1' }, [])], { kind: 'failed' })] });
  await press('Ende');
  expect(screen.getByText('In Zeile 4 ist dein Programm abgebrochen.')).toBeTruthy();
  expect(currentLine()).toContain('print');
});

test('a program that has failed says why, as the coach does', async () => {
  const line = { line: 4, column: 1, endLine: 4, endColumn: 6 };
  const frames = [{ function: '<module>', line: 4, source: 'pirnt(x)', locals: {} }];
  const error = {
    ...line,
    type: 'NameError',
    message: "name 'pirnt' is not defined",
    source: 'pirnt',
    suggestion: 'print',
    frames,
    values: [],
    cause: null,
    traceback: 'Traceback …',
  };
  const failed = step([call(0, 4, { x: '1' }, [])], { kind: 'failed' });
  const result = { kind: 'python-error', error, output: '', durationMs: 1 } as const;
  show({ steps: [...steps.slice(0, 2), failed], result }, 'a = 1\nb = 2\nx = 1\npirnt(x)\n');
  expect(screen.queryByText('Tippfehler im Namen')).toBeNull();
  await press('Ende');
  expect(await screen.findByText('Tippfehler im Namen')).toBeTruthy();
  expect(screen.getByText('pirnt', { selector: 'p *' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Tippfehler/));
});

test('a program that was too long says so at its end', async () => {
  show({ isCut: true });
  expect(screen.queryByText(/Hier ist Schluss/)).toBeNull();
  await press('Ende');
  expect(screen.getByText(/Mehr als 1000 Schritte/)).toBeTruthy();
});

test('calls that are left out are counted', () => {
  show({ steps: [step([call(0, 4, {}, []), call(9, 2, { n: '9' }, [])], { leftOut: 8 })] });
  expect(screen.getByText('… 8 weitere Aufrufe …')).toBeTruthy();
});

test('an object shows what it holds, a class and a function have their names', () => {
  const hund = { name: 'h', text: '<Hund>', parts: [{ name: 'name', text: "'Bello'" }] };
  const making = { id: 2, function: 'class Hund', line: 1, values: [hund], changed: [] };
  show({ steps: [step([call(0, 1, {}, []), making])] });
  expect(screen.getByText(".name = 'Bello'")).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Klasse Hund' })).toBeTruthy();
});

test('the focus is on its heading, and it can be closed', async () => {
  const { onClose } = show();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Schritt für Schritt' }));
  await press('Schließen');
  expect(onClose).toHaveBeenCalledOnce();
});

test('one step has nowhere to go', () => {
  show({ steps: steps.slice(0, 1) });
  expect(screen.getByText('Schritt 1 von 1')).toBeTruthy();
  expect(slider().hasAttribute('disabled')).toBe(true);
});

test('it plays by itself until the end, or until somebody chooses a step', () => {
  vi.useFakeTimers();
  show();
  pressNow('Abspielen');
  waitFor900Ms(2);
  expect(screen.getByText('Schritt 3 von 5')).toBeTruthy();
  pressNow('Weiter');
  waitFor900Ms(6);
  expect(screen.getByText('Schritt 4 von 5')).toBeTruthy();
  pressNow('Abspielen');
  waitFor900Ms(6);
  expect(screen.getByText('Schritt 5 von 5')).toBeTruthy();
  pressNow('Abspielen');
  expect(screen.getByText('Schritt 1 von 5')).toBeTruthy();
  pressNow('Anhalten');
  waitFor900Ms(6);
  expect(screen.getByText('Schritt 1 von 5')).toBeTruthy();
});

test('where the learner rests, line and changes are said aloud', () => {
  vi.useFakeTimers();
  show();
  pressNow('Weiter');
  pressNow('Weiter');
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(400));
  expect(screen.getByRole('status').textContent).toBe('Zeile 4 ist dran. x ist jetzt 1.');
});

test('a program without code has no line that would be explained', async () => {
  const nothing = [step([call(0, 0, {}, [])]), step([call(0, 0, {}, [])], { kind: 'finished' })];
  show({ steps: nothing }, '# nur eine Notiz\n');
  expect(await screen.findByText('Hier steht noch keine Zeile, die Python ausführt.')).toBeTruthy();
  await press('Weiter');
  expect(screen.queryByText(/Zeile 0|Notiz für Menschen/)).toBeNull();
});
