import type { DrawingEvent } from '@hbg/python/drawing/events';
import { useEffect, useRef } from 'react';
import { labelOf } from './key-names.ts';
import styles from './key-pad.module.css';
import { makePressable } from './make-pressable.ts';

type PadButtonProps = { name: string; onEvent: (event: DrawingEvent) => void };

/** A key on the screen. It is pressed as long as a finger rests on it. */
export function PadButton({ name, onEvent }: PadButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current) return undefined;
    return makePressable(button.current, name, onEvent);
  }, [name, onEvent]);
  const { sign, spoken } = labelOf(name);
  return (
    <button ref={button} type="button" className={styles.key} data-key={name} aria-label={spoken}>
      {sign}
    </button>
  );
}
