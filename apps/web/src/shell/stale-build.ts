const entry = 'reloadedForNewBuild';

/** After an upgrade an open page asks for files that are gone: one reload brings the new ones. */
export function reloadForNewBuild() {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce() {
  if ((await isServerThere()) && isFirstTry()) window.location.reload();
}

// Without a server a reload would take away the page that is still there.
export async function isServerThere() {
  try {
    return (await fetch('/', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

// Without storage nobody could tell the first try from the hundredth, so there is none.
function isFirstTry() {
  try {
    const lastTry = Number(sessionStorage.getItem(entry));
    sessionStorage.setItem(entry, String(Date.now()));
    return Date.now() - lastTry > 60_000;
  } catch {
    return false;
  }
}
