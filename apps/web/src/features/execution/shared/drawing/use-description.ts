import type { Drawing } from '@hbg/python/drawing/drawing';
import { useEffect, useState } from 'react';
import { describeDrawing } from './describe-drawing.ts';

/** A game changes its picture sixty times a second; nobody can listen so fast. */
const restMs = 500;

export function useDescription(drawing: Drawing): string {
  const [description, setDescription] = useState(() => describeDrawing(drawing));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const describe = () => {
      timer = undefined;
      setDescription(describeDrawing(drawing));
    };
    const unsubscribe = drawing.subscribe(() => {
      timer ??= setTimeout(describe, restMs);
    });
    describe();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [drawing]);
  return description;
}
