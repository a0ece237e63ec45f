import { useCallback, useLayoutEffect, useRef } from 'react';

/** Stays the same function, so that what has it as a property needn't be drawn anew. */
export function useStable<Argument>(callback: (argument: Argument) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((argument: Argument) => latest.current(argument), []);
}
