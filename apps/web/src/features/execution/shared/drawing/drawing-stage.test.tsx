import type { DrawingCommand, Listening, Look } from '@hbg/python/drawing/commands';
import { Drawing } from '@hbg/python/drawing/drawing';
import type { DrawingEvent } from '@hbg/python/drawing/events';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawingStage } from './drawing-stage.tsx';

const look: Look = {
  x: 100,
  y: 50,
  heading: 0,
  shape: 'circle',
  color: 'black',
  fill: 'black',
  stretch: [1, 1],
  outline: 1,
};
const turtle: DrawingCommand = { kind: 'turtle', turtle: 3, isVisible: true, look };

let drawing: Drawing;
let events: DrawingEvent[];
beforeEach(() => {
  drawing = new Drawing();
  events = [];
  Element.prototype.setPointerCapture = () => {};
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(10, 20, 400, 400),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('says what is drawn', async () => {
  const line = { kind: 'line', points: [0, 0, 1, 1], color: 'red', width: 1 } as const;
  show([
    { ...line, id: 1 },
    { ...line, id: 2 },
    { kind: 'area', id: 3, points: [0, 0, 1, 1, 1, 0], color: 'red' },
    { kind: 'area', id: 4, points: [], color: 'red' },
    turtle,
  ]);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Zeichnung: 2 Linien, 1 Fläche, 1 Schildkröte',
  );
  act(() => drawing.clear());
  expect(await screen.findByRole('img', { name: 'Zeichnung: noch leer' })).toBeTruthy();
});

it('says the first texts, and of a long one the beginning', () => {
  const texts = ['x'.repeat(1_000), ...Array.from({ length: 9 }, (_, number) => `Nr. ${number}`)];
  show(texts.map(written));
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    `Zeichnung: Text „${'x'.repeat(60)} …“, „Nr. 0“, „Nr. 1“, „Nr. 2“, „Nr. 3“ und mehr`,
  );
});

it('brings the program the keys that it wants, under the names that it knows', async () => {
  const user = userEvent.setup();
  show([listen({ keys: ['Up', 'space', 'a'] })]);
  await user.keyboard('{ArrowUp}{ArrowDown} aA');
  expect(keysSent()).toEqual([
    'key-down Up',
    'key-up Up',
    'key-down space',
    'key-up space',
    'key-down a',
    'key-up a',
    'key-down A',
    'key-up A',
  ]);
});

it('takes the focus when a program listens, so that the next key is for the game', () => {
  show([]);
  expect(screen.getByRole('img').getAttribute('tabindex')).toBeNull();
  act(() => void drawing.apply([listen({ keys: ['Up'] })]));
  expect(document.activeElement).toBe(screen.getByRole('img'));
});

it('keeps the page still for the keys of the program, and for no others', () => {
  show([listen({ keys: ['Up'] })]);
  expect(fireEvent.keyDown(document.body, { key: 'ArrowUp', code: 'ArrowUp' })).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'ArrowDown', code: 'ArrowDown' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'Tab', code: 'Tab' })).toBe(true);
});

it('leaves letters to those who write, and shortcuts to the browser', async () => {
  const user = userEvent.setup();
  show([listen({ keys: ['a', 'r', 'space'] })], <textarea aria-label="Code" />);
  await user.type(screen.getByRole('textbox'), 'a a');
  await user.keyboard('{Control>}r{/Control}');
  expect(events).toEqual([]);
});

it('leaves the space bar to a button that has the focus', async () => {
  const user = userEvent.setup();
  const pressed = vi.fn<() => void>();
  show(
    [listen({ keys: ['space', 'Up'] })],
    <button type="button" onClick={pressed}>
      Stop
    </button>,
  );
  screen.getByRole('button', { name: 'Stop' }).focus();
  await user.keyboard(' {ArrowUp}');
  expect(pressed).toHaveBeenCalledOnce();
  expect(keysSent()).toEqual(['key-down Up', 'key-up Up']);
});

it('brings keys without listen() only while the drawing has the focus, and says so', async () => {
  const user = userEvent.setup();
  show([listen({ keys: ['a'], isListening: false })]);
  await user.keyboard('a');
  expect(events).toEqual([]);
  expect(screen.getByText(/Klick in die Zeichnung, damit die Tasten ankommen/)).toBeTruthy();
  screen.getByRole('img').focus();
  await user.keyboard('a');
  expect(keysSent()).toEqual(['key-down a', 'key-up a']);
});

it('lets go of all keys when the window loses the focus', () => {
  show([listen({ keys: ['Up'] })]);
  fireEvent.keyDown(document.body, { key: 'ArrowUp', code: 'ArrowUp' });
  fireEvent.blur(window);
  fireEvent.keyUp(document.body, { key: 'ArrowUp', code: 'ArrowUp' });
  expect(keysSent()).toEqual(['key-down Up', 'key-up Up']);
});

it('brings clicks and drags with turtle coordinates, button and turtle', () => {
  show([turtle, listen({ pointer: 'yes' })]);
  const paper = screen.getByRole('img');
  fireEvent.pointerDown(paper, { clientX: 310, clientY: 170, pointerId: 1 });
  fireEvent.pointerMove(paper, { clientX: 320, clientY: 170, pointerId: 1 });
  fireEvent.pointerUp(paper, { clientX: 320, clientY: 180, pointerId: 1 });
  fireEvent.pointerDown(paper, { clientX: 10, clientY: 20, pointerId: 2, button: 2 });
  expect(events).toMatchObject([
    { kind: 'press', x: 100, y: 50, button: 1, turtle: 3 },
    { kind: 'drag', x: 110, y: 50, button: 1, turtle: 3 },
    { kind: 'release', x: 110, y: 40, button: 1, turtle: 3 },
    { kind: 'press', x: -200, y: 200, button: 3, turtle: null },
  ]);
});

it('sends no clicks to a program that wants none', () => {
  show([turtle]);
  fireEvent.pointerDown(screen.getByRole('img'), { clientX: 310, clientY: 170, pointerId: 1 });
  fireEvent.click(screen.getByRole('img'));
  expect(events).toEqual([]);
});

it('ends a program that waits for a click, by a click or by its button', async () => {
  const user = userEvent.setup();
  show([listen({ pointer: 'to-end' })]);
  fireEvent.click(screen.getByRole('img'), { clientX: 210, clientY: 220 });
  await user.click(screen.getByRole('button', { name: 'Programm beenden' }));
  expect(events).toMatchObject([
    { kind: 'press', x: 0, y: 0, turtle: null },
    { kind: 'press', x: 0, y: 0, turtle: null },
  ]);
});

it('shows the title that a program gave its window', () => {
  show([{ kind: 'title', text: 'Pong von Pixel' }]);
  expect(screen.getByText('Pong von Pixel')).toBeTruthy();
});

function written(text: string, id: number): DrawingCommand {
  const font = { family: 'Arial', size: 8, isBold: false, isItalic: false, isUnderlined: false };
  return { kind: 'text', id, x: 0, y: 0, text, align: 'left', color: 'red', font };
}

function show(commands: readonly DrawingCommand[], beside?: React.ReactNode) {
  if (commands.length > 0) void drawing.apply(commands);
  render(
    <>
      {beside}
      <DrawingStage drawing={drawing} onEvent={send} />
    </>,
  );
}

function send(event: DrawingEvent) {
  events.push(event);
}

function listen(more: Partial<Listening>): DrawingCommand {
  return {
    kind: 'listen',
    keys: [],
    everyKey: false,
    isListening: true,
    pointer: 'no',
    ...more,
  };
}

function keysSent() {
  return events.map((event) => ('key' in event ? `${event.kind} ${event.key}` : event.kind));
}
