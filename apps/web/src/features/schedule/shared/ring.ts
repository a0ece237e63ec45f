import { showToast } from '../../../ui/toast.tsx';
import { type Reminder, reminderWords } from './due-reminders.ts';
import { readReminderSettings } from './reminder-settings.ts';

const shownMs = 30_000;

/** Toast, tab title, and what the learner has allowed: a note of the system, and a soft sound. */
export function ring(reminders: readonly Reminder[], now: number, openSchedule: () => void): void {
  const [first, ...others] = reminders.map((reminder) => reminderWords(reminder, now));
  if (!first) return;
  const more = others.map(({ title, text }) => `${title}: ${text}`).join(' ');
  const description = [first.text, more].filter(Boolean).join(' ');
  showToast({
    title: first.title,
    description,
    durationMs: shownMs,
    action: { label: 'Stundenplan', onAct: openSchedule },
  });
  markTitle(first.title);
  notify(first.title, description);
  if (readReminderSettings().hasSound) void playSound();
}

/** Until somebody looks, or for half a minute. */
function markTitle(title: string) {
  const before = document.title;
  const marked = `⏰ ${title} · ${before}`;
  document.title = marked;
  const restore = () => {
    clearTimeout(timer);
    window.removeEventListener('focus', restore);
    if (document.title === marked) document.title = before;
  };
  const timer = setTimeout(restore, shownMs);
  window.addEventListener('focus', restore);
}

function notify(title: string, body: string) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: 'hbg-reminder', lang: 'de' });
    note.addEventListener('click', () => window.focus());
  } catch {
    // Chromium on a phone only takes them from a service worker; the toast is there.
  }
}

/** Two soft tones. Before the first click on a page, browsers keep it silent. */
export async function playSound(): Promise<void> {
  if (!('AudioContext' in window)) return;
  const audio = new AudioContext();
  try {
    // Firefox and Safari begin suspended; where it has to stay silent, some never answer.
    await Promise.race([audio.resume().catch(() => {}), waited(500)]);
    if (audio.state !== 'running') return;
    for (const [at, pitch] of [660, 880].entries()) playTone(audio, pitch, at * 0.22);
    await waited(1_200);
  } finally {
    await audio.close();
  }
}

function waited(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function playTone(audio: AudioContext, pitch: number, after: number) {
  const begin = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(0.12, begin + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.7);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + 0.75);
}
