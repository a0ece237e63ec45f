import { useCallback, useEffect } from 'react';
import { readEntry, writeEntry } from '../../../ui/entries.ts';
import { ActiveTime } from './active-time.ts';
import { noteWork } from './note-activity.ts';

const signs = ['keydown', 'pointerdown', 'pointermove', 'scroll', 'input'] as const;

/** Notes the time that somebody really works at a unit; the answer is the minutes so far. */
export function useActiveMinutes(user: string, unit: string): () => number {
  const key = `worked/${user}/${unit}`;
  useEffect(() => {
    const time = new ActiveTime(readWorked(key).restMs, (minutes, at) => {
      write(minutes);
      void noteWork(user, unit, minutes, at);
    });
    const write = (more: number) => writeWorked(key, more, time.restMs);
    const sign = () => {
      if (document.visibilityState === 'visible') time.sign(Date.now());
    };
    const rest = () => {
      sign();
      if (document.visibilityState === 'hidden') time.pause();
      write(0);
    };
    sign();
    for (const name of signs) document.addEventListener(name, sign, listening);
    document.addEventListener('visibilitychange', rest);
    return () => {
      for (const name of signs) document.removeEventListener(name, sign, listening);
      document.removeEventListener('visibilitychange', rest);
      write(0);
    };
  }, [key, user, unit]);
  return useCallback(() => readWorked(key).minutes, [key]);
}

/** Scrolling within a part of the page is told to the document on its way down alone. */
const listening = { capture: true, passive: true };

/** Of this unit in this browser: minutes so far, and what isn't a whole one yet. */
function readWorked(key: string) {
  const [minutes = 0, restMs = 0] = (readEntry(key) ?? '').split(' ').map(Number);
  return Number.isFinite(minutes + restMs) ? { minutes, restMs } : { minutes: 0, restMs: 0 };
}

function writeWorked(key: string, more: number, restMs: number): void {
  writeEntry(key, `${readWorked(key).minutes + more} ${restMs}`);
}
