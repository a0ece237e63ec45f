import { type RefObject, useLayoutEffect, useRef } from 'react';

type Places = {
  /** Goes into the chat. */
  enter: () => void;
  launcher: RefObject<HTMLElement | null>;
};

/** Opening takes the focus; where closing would lose it, it goes back to where it came from. */
export function useFocusCare(isOpen: boolean, { enter, launcher }: Places) {
  const wasOpen = useRef(isOpen);
  const lender = useRef<Element>(null);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) {
      lender.current = document.activeElement;
      enter();
      return;
    }
    giveFocus(lender.current);
    giveFocus(launcher.current);
  });
}

/** To nobody when somebody has it. */
function giveFocus(element: Element | null) {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && element instanceof HTMLElement) element.focus({ preventScroll: true });
}
