import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useKeyboardRoom } from './use-keyboard-room.ts';

test('makes room for an on-screen keyboard, but not for zooming in', () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 768 });
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 768);
  render(<Card />);
  expect(roomNow()).toEqual(['0', '0px', '768px']);
  change({ height: 400, offsetTop: 68 });
  expect(roomNow()).toEqual(['300', '300px', '400px']);
  change({ height: 300, scale: 2 });
  expect(roomNow()).toEqual(['0', '0px', '768px']);
  vi.unstubAllGlobals();

  function change(now: Partial<typeof viewport>) {
    Object.assign(viewport, now);
    act(() => void viewport.dispatchEvent(new Event('resize')));
  }
});

function Card() {
  const card = useRef<HTMLElement>(null);
  return (
    <section ref={card} aria-label="Chat">
      {useKeyboardRoom(card)}
    </section>
  );
}

function roomNow() {
  const card = screen.getByRole('region');
  const sizes = ['--covered', '--visible'].map((name) => card.style.getPropertyValue(name));
  return [card.textContent, ...sizes];
}
