import { Drawing } from '@hbg/python/drawing/drawing';
import type { DrawingEvent } from '@hbg/python/drawing/events';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawingStage } from './drawing-stage.tsx';

let events: DrawingEvent[];
beforeEach(() => {
  events = [];
  const plainMatch = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(plainMatch(query), { matches: query === '(any-pointer: coarse)' }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('offers the keys of the game on a touch screen, and no others', () => {
  showGame(['w', 'space', 'Left', 'Right']);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Pfeil nach links', 'Pfeil nach rechts', 'Taste w', 'Leertaste', null]);
});

it('has nothing to offer when the program wants no keys', () => {
  showGame([]);
  expect(screen.queryByRole('group', { name: 'Tasten' })).toBeNull();
});

it('presses a key as long as the finger rests on it, again and again', () => {
  vi.useFakeTimers();
  showGame(['Up']);
  const up = screen.getByRole('button', { name: 'Pfeil nach oben' });
  fireEvent.pointerDown(up);
  vi.advanceTimersByTime(430);
  fireEvent.pointerUp(up);
  vi.advanceTimersByTime(1000);
  expect(keysSent()).toEqual(['key-down', 'key-down again', 'key-down again', 'key-up']);
});

it('lets go when the finger slides off', () => {
  showGame(['Up']);
  const up = screen.getByRole('button', { name: 'Pfeil nach oben' });
  fireEvent.pointerDown(up);
  fireEvent.pointerLeave(up);
  expect(keysSent()).toEqual(['key-down', 'key-up']);
});

it('works with a keyboard or a screen reader, which only click', async () => {
  const user = userEvent.setup();
  showGame(['Up']);
  screen.getByRole('button', { name: 'Pfeil nach oben' }).focus();
  await user.keyboard('{Enter}');
  expect(keysSent()).toEqual(['key-down', 'key-up']);
});

function showGame(keys: readonly string[]) {
  const drawing = new Drawing();
  void drawing.apply([{ kind: 'listen', keys, everyKey: false, isListening: true, pointer: 'no' }]);
  render(<DrawingStage drawing={drawing} onEvent={send} />);
}

function send(event: DrawingEvent) {
  events.push(event);
}

function keysSent() {
  return events.map((event) =>
    'isRepeat' in event && event.isRepeat ? `${event.kind} again` : event.kind,
  );
}
