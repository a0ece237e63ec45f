import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

test('a stored learner is logged in at once', async () => {
  localStorage.setItem('currentUser', 'Pixel');
  const { currentUser } = await import('./session.ts');
  expect(currentUser()).toBe('Pixel');
});

test('without an entry nobody is logged in', async () => {
  const { currentUser } = await import('./session.ts');
  expect(currentUser()).toBeNull();
});

test('the name is stored as it is and dropped at the end', async () => {
  const { setCurrentUser } = await import('./session.ts');
  setCurrentUser('Byte');
  expect(localStorage.getItem('currentUser')).toBe('Byte');
  setCurrentUser(null);
  expect(localStorage.getItem('currentUser')).toBeNull();
});

test('logging out in another tab logs out this one', async () => {
  localStorage.setItem('currentUser', 'Byte');
  const { currentUser, watchCurrentUser } = await import('./session.ts');
  const watcher = vi.fn<() => void>();
  watchCurrentUser(watcher);
  localStorage.removeItem('currentUser');
  window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }));
  expect(currentUser()).toBeNull();
  expect(watcher).toHaveBeenCalledOnce();
});

test('with blocked storage one can still log in until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { currentUser, setCurrentUser } = await import('./session.ts');
  expect(currentUser()).toBeNull();
  setCurrentUser('Byte');
  expect(currentUser()).toBe('Byte');
  vi.restoreAllMocks();
});

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError');
}
