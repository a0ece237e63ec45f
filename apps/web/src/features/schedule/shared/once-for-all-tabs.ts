/**
 * Runs something in one tab after the other. Plain http has no Web Locks: there a note in local storage says who is at
 * it, and who reads its own note back after a moment is the one.
 */
export async function oneTabAtATime(name: string, act: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) {
    await navigator.locks.request(name, act);
    return;
  }
  if (await isMine(name)) await act();
}

const settleMs = 120;
/** A tab that was closed in the middle doesn't hold it for ever. */
const heldMs = 5_000;

async function isMine(name: string): Promise<boolean> {
  const own = `${Date.now()} ${Math.random()}`;
  try {
    const [since = 0] = (localStorage.getItem(name) ?? '').split(' ').map(Number);
    if (Date.now() - since < heldMs) return false;
    localStorage.setItem(name, own);
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    return localStorage.getItem(name) === own;
  } catch {
    // Without storage there is nobody to agree with.
    return true;
  }
}
