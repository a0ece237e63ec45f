import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setCurrentUser } from './src/features/account/shared/session.ts';

// What every browser has and jsdom doesn't.
class Watch {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', Watch);
vi.stubGlobal('IntersectionObserver', Watch);
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
});

afterEach(() => {
  cleanup();
  setCurrentUser(null);
  localStorage.clear();
  sessionStorage.clear();
});
