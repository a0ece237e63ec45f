import { type TouchEvent, useRef } from 'react';

const leastPixels = 60;

/** To the left is forth, to the right is back; what goes up or down is scrolling, what is prevented is dragging. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const began = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      began.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, defaultPrevented }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = began.current;
      began.current = null;
      if (!from || !touch || defaultPrevented) return;
      const [right, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(right) < leastPixels || Math.abs(right) < 2 * Math.abs(down)) return;
      onSwipe(right < 0 ? 1 : -1);
    },
  };
}
