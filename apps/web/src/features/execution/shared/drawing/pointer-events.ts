import type { Drawing } from '@hbg/python/drawing/drawing';
import type { DrawingEvent } from '@hbg/python/drawing/events';
import { turtleAt } from '@hbg/python/drawing/hit-test';
import { toPaper, type View, viewOf } from '@hbg/python/drawing/view';

type Send = (event: DrawingEvent) => void;
type Grip = { readonly pointerId: number; readonly button: number; readonly turtle: number | null };

/** Fingers are less exact than a mouse. */
const slack = { touch: 20, other: 4 };

/** Brings the program clicks and drags in the drawing; returns how to end that. */
export function listenToPointer(stage: HTMLElement, drawing: Drawing, send: Send): () => void {
  const hand = new Hand(stage, drawing, send);
  const stop = new AbortController();
  const { signal } = stop;
  stage.addEventListener('pointerdown', (event) => hand.press(event), { signal });
  stage.addEventListener('pointermove', (event) => hand.drag(event), { signal });
  stage.addEventListener('pointerup', (event) => hand.release(event), { signal });
  stage.addEventListener('pointercancel', (event) => hand.release(event), { signal });
  stage.addEventListener('click', (event) => hand.click(event), { signal });
  stage.addEventListener('contextmenu', (event) => hand.openMenu(event), { signal });
  return () => stop.abort();
}

export function clickToEnd(): DrawingEvent {
  return { kind: 'press', x: 0, y: 0, button: 1, turtle: null };
}

class Hand {
  readonly #stage: HTMLElement;
  readonly #drawing: Drawing;
  readonly #send: Send;
  #grip: Grip | null = null;

  constructor(stage: HTMLElement, drawing: Drawing, send: Send) {
    this.#stage = stage;
    this.#drawing = drawing;
    this.#send = send;
  }

  press(event: PointerEvent) {
    if (this.#wanted !== 'yes' || this.#grip) return;
    const { view, place } = this.#locate(event);
    const reach = event.pointerType === 'touch' ? slack.touch : slack.other;
    const turtle = turtleAt(this.#drawing, view, place, reach);
    this.#grip = { pointerId: event.pointerId, button: event.button + 1, turtle };
    this.#stage.setPointerCapture(event.pointerId);
    this.#tell('press', event, this.#grip);
  }

  /** Browsers send one of them for each picture at most. */
  drag(event: PointerEvent) {
    if (this.#grip?.pointerId !== event.pointerId || this.#grip.turtle === null) return;
    this.#tell('drag', event, this.#grip);
  }

  release(event: PointerEvent) {
    const grip = this.#grip;
    if (grip?.pointerId !== event.pointerId) return;
    this.#grip = null;
    this.#tell('release', event, grip);
  }

  /** A finger that only scrolls past is no click, and so doesn't end a program. */
  click(event: MouseEvent) {
    if (this.#wanted === 'to-end') {
      this.#tell('press', event, { button: 1, turtle: null });
    }
  }

  openMenu(event: MouseEvent) {
    if (this.#wanted === 'yes') event.preventDefault();
  }

  get #wanted() {
    return this.#drawing.setting.listening.pointer;
  }

  #tell(
    kind: 'press' | 'drag' | 'release',
    event: MouseEvent,
    { button, turtle }: Pick<Grip, 'button' | 'turtle'>,
  ) {
    const { view, place } = this.#locate(event);
    const { x, y } = toPaper(view, place.x, place.y);
    this.#send({ kind, x: tidy(x), y: tidy(y), button, turtle });
  }

  #locate(event: MouseEvent): { view: View; place: { x: number; y: number } } {
    const { left, top, width, height } = this.#stage.getBoundingClientRect();
    const view = viewOf(this.#drawing.setting, { width, height });
    return { view, place: { x: event.clientX - left, y: event.clientY - top } };
  }
}

function tidy(length: number): number {
  return Math.round(length * 1000) / 1000;
}
