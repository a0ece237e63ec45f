import { endPretence, pretendState } from './pretend-state.ts';

const states = [':focus-visible', ':focus-within', ':focus'] as const;

/**
 * Which element has the focus, as the page sees it. The browser's own would go from the editor, where
 * somebody writes, to a frame that nobody sees.
 */
export function installFocus(window: Window & typeof globalThis): void {
  const { document } = window;
  let focused: HTMLElement | null = null;
  const move = (next: HTMLElement | null) => {
    const before = focused;
    if (next === before || (next && !canHaveFocus(next))) return;
    focused = next;
    if (before) tell(before, 'blur', 'focusout', next);
    for (const state of states) {
      endPretence(document, state);
      if (next) pretendState(next, state);
    }
    if (next) tell(next, 'focus', 'focusin', before);
  };
  const current = () => (focused?.isConnected ? focused : document.body);
  Object.defineProperty(document, 'activeElement', { get: current, configurable: true });
  document.hasFocus = () => true;
  window.HTMLElement.prototype.focus = function focus() {
    move(this);
  };
  window.HTMLElement.prototype.blur = function blur() {
    if (focused === this) move(null);
  };
}

function canHaveFocus(element: HTMLElement): boolean {
  const isReachable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  return isReachable && !element.matches(':disabled');
}

function tell(
  element: HTMLElement,
  kind: string,
  bubbling: string,
  relatedTarget: HTMLElement | null,
) {
  element.dispatchEvent(new FocusEvent(kind, { relatedTarget }));
  element.dispatchEvent(new FocusEvent(bubbling, { relatedTarget, bubbles: true }));
}
