import type { Drawing } from '@hbg/python/drawing/drawing';
import type { DrawingEvent } from '@hbg/python/drawing/events';
import { type RefObject, useEffect } from 'react';
import { listenToKeys } from './key-events.ts';
import { listenToPointer } from './pointer-events.ts';
import { paintStage } from './stage-painter.ts';

type Canvas = RefObject<HTMLCanvasElement | null>;
type Stage = RefObject<HTMLElement | null>;

/** Shows the drawing on two canvases, one above the other. */
export function usePainting(paper: Canvas, turtles: Canvas, drawing: Drawing) {
  useEffect(() => {
    if (!paper.current || !turtles.current) return undefined;
    return paintStage({ paper: paper.current, turtles: turtles.current }, drawing);
  }, [paper, turtles, drawing]);
}

/** Brings keys and clicks to the program. */
export function useEvents(stage: Stage, drawing: Drawing, onEvent: (event: DrawingEvent) => void) {
  useEffect(() => {
    if (!stage.current) return undefined;
    const stopKeys = listenToKeys(stage.current, drawing, onEvent);
    const stopPointer = listenToPointer(stage.current, drawing, onEvent);
    return () => {
      stopKeys();
      stopPointer();
    };
  }, [stage, drawing, onEvent]);
}

/** A program that listens gets the focus, as if it had a window of its own. */
export function useFocus(stage: Stage, isWanted: boolean) {
  useEffect(() => {
    if (isWanted) stage.current?.focus({ preventScroll: true });
  }, [stage, isWanted]);
}
