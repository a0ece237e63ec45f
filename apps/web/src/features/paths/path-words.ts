import type { LearningPath, PathLanguage, PathProgress, StepType } from '@hbg/contract/paths';
import { hoursOf } from '../../ui/german-time.ts';

export const languageNames: Readonly<Record<PathLanguage, string>> = {
  python: 'Python',
  java: 'Java',
  javascript: 'JavaScript',
};

export const typeNames: Readonly<Record<StepType, string>> = {
  lesson: 'Lektionen',
  exercise: 'Übung',
  project: 'Projekt',
  quiz: 'Prüfung',
};

type State = 'running' | 'paused' | 'finished';

export const stateNames: Readonly<Record<State, string>> = {
  running: 'läuft',
  paused: 'pausiert',
  finished: 'geschafft',
};

export function stateOf({ finishedAt, isPaused }: PathProgress): State {
  if (finishedAt !== null) return 'finished';
  return isPaused ? 'paused' : 'running';
}

export function factsOf(path: LearningPath): string {
  const { language, label, difficulty, estimatedHours, steps } = path;
  const parts = [
    label ?? languageNames[language],
    difficulty,
    `etwa ${hoursInWords(estimatedHours.toLocaleString('de'))}`,
    steps === 1 ? '1\u00a0Schritt' : `${steps}\u00a0Schritte`,
  ];
  return parts.join(' · ');
}

/** 45 Minuten, 2:35 Stunden. */
export function lengthOf(minutes: number): string {
  return minutes < 60 ? `${minutes}\u00a0Minuten` : hoursInWords(hoursOf(minutes));
}

function hoursInWords(hours: string): string {
  return hours === '1' ? '1\u00a0Stunde' : `${hours}\u00a0Stunden`;
}
