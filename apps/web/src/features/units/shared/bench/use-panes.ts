import type { Place } from '@hbg/coach/explanation';
import { type RefObject, useRef, useState } from 'react';
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
  const explain = useStable<void>(() => {
    showCode();
    requestAnimationFrame(() => readOn(screen.current));
  });
  return { pane, screen, show, write, showCode, showOutput, showPlace, insert, explain };
}

/** For who leads there, without what is shown now. */
export type UsedPanes = Omit<ReturnType<typeof usePanes>, 'pane' | 'screen'>;

/** The card has it only for now: else it would take the focus with every click. */
function readOn(page: HTMLElement | null) {
  const card = page?.querySelector<HTMLElement>('[data-coach]');
  if (!card) return;
  card.tabIndex = -1;
  card.focus();
  card.addEventListener('blur', () => card.removeAttribute('tabindex'), { once: true });
}
