import type { Project } from '@hbg/contract/projects';
import { numberOfDay } from '../../house-days.ts';
import type { SessionRow } from './store.ts';

export type Standing = Pick<
  Project,
  | 'status'
  | 'estimatedHours'
  | 'actualHours'
  | 'targetFeatures'
  | 'completedFeatures'
  | 'targetDate'
  | 'timerStartedAt'
> & {
  /** The newest first. */
  readonly sessions: readonly Pick<
    SessionRow,
    'created_at' | 'productivity' | 'challenges_faced'
  >[];
  /** As the house counts days. */
  readonly today: string;
};

/** What is worth doing now, told by where the project stands. */
export function adviceFor(standing: Standing): Project['advice'] {
  return { recommendation: recommendationFor(standing), nextSteps: nextStepsFor(standing) };
}

export const tired = { sessions: 3, productivity: 4 };

/** The first that fits counts. */
function recommendationFor(standing: Standing): string {
  const { status, targetFeatures: open, completedFeatures: done } = standing;
  const [next = ''] = open;
  if (status === 'completed')
    return 'Geschafft! Zeig es jemandem und frag, was daran noch besser werden kann.';
  if (open.length + done.length === 0)
    return 'Schreib zuerst drei Features auf, jedes so klein, dass du es in einer Sitzung schaffst.';
  if (open.length === 0)
    return 'Alle Features sind fertig. Probier alles noch einmal von vorn und setz den Status auf „Abgeschlossen“.';
  if (status === 'paused')
    return `Das Projekt macht Pause. Zum Weitermachen reicht ein kleines Stück, zum Beispiel „${next}“.`;
  return (
    deadline(standing) ??
    overTime(standing) ??
    hardWork(standing) ??
    `${done.length} von ${done.length + open.length} Features sind fertig. Am besten nimmst du jetzt „${next}“ und nichts anderes.`
  );
}

function deadline({ targetDate, today, targetFeatures: open }: Standing): string | null {
  if (targetDate === null) return null;
  const days = numberOfDay(targetDate) - numberOfDay(today);
  if (days < 0)
    return `Das Zieldatum war am ${germanDay(targetDate)}. Nimm ein neues oder streich ein Feature, das nicht sein muss.`;
  if (days > open.length * 2) return null;
  const left = days === 0 ? 'Heute ist das Zieldatum' : `Noch ${counted(days, 'Tag', 'Tage')}`;
  return `${left} und ${counted(open.length, 'offenes Feature', 'offene Features')}. Such dir aus, worauf du am wenigsten verzichten willst, und bau das zuerst.`;
}

function overTime({ actualHours, estimatedHours }: Standing): string | null {
  if (estimatedHours === 0 || actualHours <= estimatedHours) return null;
  return `Du hast schon länger gebraucht als die geschätzten ${counted(estimatedHours, 'Stunde', 'Stunden')}. Das geht auch Profis so: Schätz neu, wie viel noch fehlt.`;
}

function hardWork({ sessions }: Standing): string | null {
  const last = sessions.slice(0, tired.sessions);
  const sum = last.reduce((all, { productivity }) => all + productivity, 0);
  if (last.length === tired.sessions && sum / last.length <= tired.productivity)
    return 'Deine letzten Sitzungen waren zäh. Versuch es mit 30 Minuten und einem einzigen kleinen Feature.';
  const hard = beginOf(sessions[0]?.challenges_faced ?? '');
  if (hard === '') return null;
  return `Zuletzt war schwierig: ${asSentence(hard)} Frag unter KI-Hilfe danach, bevor du weiterbaust.`;
}

const restingDays = 7;
const mostSteps = 3;

function nextStepsFor(standing: Standing): string[] {
  const { status, targetFeatures: open, completedFeatures: done, targetDate } = standing;
  if (status === 'completed')
    return ['Jemandem zeigen, was du gebaut hast', 'Ein neues Projekt anfangen'];
  const steps = [
    ...(standing.timerStartedAt ? ['Die laufende Sitzung beenden und speichern'] : []),
    ...open.slice(0, 2).map((feature) => `„${cut(feature)}“ bauen`),
    ...(open.length === 0 && done.length > 0
      ? ['Alles noch einmal von vorn ausprobieren', 'Den Status auf „Abgeschlossen“ setzen']
      : []),
    ...(open.length + done.length === 0 ? ['Drei kleine Features aufschreiben'] : []),
    ...(isResting(standing) ? ['Eine Sitzung anfangen: 30 Minuten reichen'] : []),
    ...(targetDate === null ? ['Ein Zieldatum setzen'] : []),
  ];
  return steps.slice(0, mostSteps);
}

function isResting({ sessions, today, timerStartedAt }: Standing): boolean {
  if (timerStartedAt !== null) return false;
  const last = sessions[0]?.created_at.slice(0, 10);
  return last === undefined || numberOfDay(today) - numberOfDay(last) >= restingDays;
}

function counted(number: number, one: string, many: string): string {
  return `${number.toLocaleString('de')} ${number === 1 ? one : many}`;
}

function germanDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('de-DE', { timeZone: 'UTC' });
}

const longestQuote = 80;

/** Of what a child has written, as much as stands well in a sentence. */
export function beginOf(text: string): string {
  return cut(text.trim().split('\n')[0] ?? '');
}

/** In quotes, and with an end. */
export function asSentence(words: string): string {
  return `„${words}“${/[.!?…]$/.test(words) ? '' : '.'}`;
}

function cut(text: string): string {
  return text.length > longestQuote ? `${text.slice(0, longestQuote - 1).trimEnd()}…` : text;
}
