const name = 'hbg:schedule';

/** For the reminders, which read the plan on their own. */
export function scheduleHasChanged(): void {
  window.dispatchEvent(new Event(name));
}

export function watchSchedule(act: () => void): () => void {
  window.addEventListener(name, act);
  return () => window.removeEventListener(name, act);
}
