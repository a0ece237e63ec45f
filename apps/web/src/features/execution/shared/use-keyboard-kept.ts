import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const ownFocus = 'a, button, summary, figure';

/**
 * A click on what stands among the lines of the editor doesn't take the keyboard away from it. Who
 * wasn't typing gets there by it, but for a finger: that would call up its keyboard.
 */
export function useKeyboardKept(enterEditor: () => void): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const enter = useEffectEvent(enterEditor);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    let isFinger = false;
    const point = ({ pointerType }: PointerEvent) => {
      isFinger = pointerType === 'touch';
    };
    const press = (event: MouseEvent) => {
      // Two clicks mark a word, to be copied.
      if (event.detail < 2 && !isOwn(event)) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      const isMarked = document.getSelection()?.isCollapsed === false;
      if (!isFinger && !isMarked && !isOwn(event) && !isTyping(card.current)) enter();
    };
    card.current?.addEventListener('pointerdown', point, options);
    card.current?.addEventListener('mousedown', press, options);
    card.current?.addEventListener('click', click, options);
    return () => listeners.abort();
  }, []);
  return card;
}

function isOwn({ target, currentTarget }: MouseEvent): boolean {
  const own = target instanceof Element ? target.closest(ownFocus) : null;
  return own !== null && currentTarget instanceof Element && currentTarget.contains(own);
}

/** The editor is what the card stands in, or beside. */
function isTyping(card: HTMLElement | null): boolean {
  const { activeElement } = document;
  const editor = card?.parentElement?.parentElement;
  return editor?.contains(activeElement) === true && card?.contains(activeElement) === false;
}
