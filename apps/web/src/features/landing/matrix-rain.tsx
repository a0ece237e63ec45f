import { useEffect, useRef } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './matrix-rain.module.css';
import { rain } from './rain.ts';

/** A faint decoration that waits until the page has nothing better to do. */
export function MatrixRain({
  isStill,
  className,
}: {
  isStill: boolean;
  className?: string | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    return rainWhenIdle(canvas.current, isStill);
  }, [isStill]);
  return <canvas ref={canvas} className={joinClasses(styles.rain, className)} aria-hidden="true" />;
}

function rainWhenIdle(canvas: HTMLCanvasElement, isStill: boolean) {
  let stop: (() => void) | undefined;
  const cancel = whenIdle(() => {
    stop = rain(canvas, isStill);
  });
  return () => {
    cancel();
    stop?.();
  };
}

// Safari has no idle callbacks.
function whenIdle(task: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
