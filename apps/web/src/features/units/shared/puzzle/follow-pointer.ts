/** Where the list scrolls on by itself; head and foot of the dialog stand there. */
const edgePx = 104;
const scrollPx = 9;

type Following = {
  /** How far the pointer is from where it began, also by scrolling. */
  readonly onMove: (x: number, y: number) => void;
  readonly onEnd: (isDropped: boolean) => void;
};

/** From a press to the release, also outside of what was pressed. */
export function followPointer(
  first: PointerEvent,
  scroller: Element | null,
  { onMove, onEnd }: Following,
): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const scrolled = () => scroller?.scrollTop ?? 0;
  const startScroll = scrolled();
  let now = first;
  const move = () =>
    onMove(now.clientX - first.clientX, now.clientY - first.clientY + scrolled() - startScroll);
  const listen = (name: 'pointermove' | 'pointerup' | 'pointercancel', act: () => void) => {
    const hear = (event: PointerEvent) => {
      if (event.pointerId !== first.pointerId) return;
      now = event;
      act();
    };
    window.addEventListener(name, hear, { signal });
  };
  const end = (isDropped: boolean) => {
    listeners.abort();
    onEnd(isDropped);
  };
  const scrollOn = () => {
    if (signal.aborted) return;
    const by = scroller ? scrollStep(now.clientY, scroller.getBoundingClientRect()) : 0;
    if (scroller && by !== 0) {
      scroller.scrollTop += by;
      move();
    }
    requestAnimationFrame(scrollOn);
  };
  listen('pointermove', move);
  listen('pointerup', () => end(true));
  listen('pointercancel', () => end(false));
  requestAnimationFrame(scrollOn);
}

function scrollStep(y: number, { top, bottom }: DOMRect): number {
  if (y < top + edgePx) return -scrollPx;
  return y > bottom - edgePx ? scrollPx : 0;
}
