import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setCurrentUser } from './src/features/account/shared/session.ts';
import { dismissToast, dropToasts } from './src/ui/toast.tsx';

// A busy machine takes longer than a second to draw what a test waits for.
configure({ asyncUtilTimeout: 120_000 });

// What every browser has and jsdom doesn't.
class Watch {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: Watch, IntersectionObserver: Watch });
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
HTMLCanvasElement.prototype.getContext = () => null;

beforeEach(() => {
  document.title = '';
  // What the test before was told, also after its end.
  dropToasts();
  dismissToast();
});

afterEach(() => {
  cleanup();
  // What a test has put there by itself: the next file finds the same page.
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  setCurrentUser(null);
  localStorage.clear();
  sessionStorage.clear();
});
