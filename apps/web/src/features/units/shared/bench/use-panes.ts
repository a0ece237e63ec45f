import type { Place } from '@hbg/coach/explanation';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useStable } from '../../../../ui/use-stable.ts';
import type { CodeFieldHandle } from '../../../execution/shared/code-field.tsx';
import type { Pane } from './pane-bar.tsx';

type Field = Pick<CodeFieldHandle, 'focus' | 'goTo' | 'insert'>;

/** Which part of a unit a phone shows, and the ways that lead from one to another. */
export function usePanes(field: RefObject<Field | null>) {
  const [pane, setPane] = useState<Pane>('lesson');
  const screen = useRef<HTMLDivElement>(null);
  const show = useStable((wanted: Pane) => {
    setPane(wanted);
    if (wanted === 'code') requestAnimationFrame(() => field.current?.focus());
  });
  const write = useStable<void>(() => show('code'));
  const showCode = useStable<void>(() => setPane('code'));
  const showOutput = useStable<void>(() => setPane('output'));
  const showPlace = useStable((place: Place) => {
    write();
    field.current?.goTo(place);
  });
  const insert = useStable((text: string) => {
    write();
    field.current?.insert(text);
  });
  /** Only once it is shown can it be led to. */
  const showGoals = useCallback(() => {
    setPane('lesson');
    const goals = screen.current?.querySelector<HTMLElement>('[data-goals]');
    requestAnimationFrame(() => goals?.scrollIntoView({ block: 'start' }));
    return goals ?? true;
  }, []);
  return { pane, screen, show, write, showCode, showOutput, showGoals, showPlace, insert };
}

/** For who leads there, without what is shown now. */
export type UsedPanes = Omit<ReturnType<typeof usePanes>, 'pane' | 'screen'>;
