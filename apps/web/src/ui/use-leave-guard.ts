import { useBlocker } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { confirm } from './confirm.ts';
import { isSameJson } from './is-same-json.ts';

/** Asks before the page is left while something in it isn't saved. */
export function useLeaveGuard(isDirty: boolean) {
  const mayGo = useRef(true);
  useLayoutEffect(() => {
    mayGo.current = !isDirty;
  });
  const mayLeave = async () => mayGo.current || confirm(question);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const isStaying =
        current.pathname === next.pathname && isSameJson(current.search, next.search);
      return !isStaying && !(await mayLeave());
    },
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
  });
  /** Nothing is lost any more, even before the page is drawn anew. */
  const open = () => {
    mayGo.current = true;
  };
  return { mayLeave, open };
}

const question = {
  title: 'Änderungen verwerfen?',
  text: 'Was du geändert hast, ist noch nicht gespeichert.',
  action: 'Verwerfen',
  cancel: 'Weiter bearbeiten',
  tone: 'danger',
} as const;
