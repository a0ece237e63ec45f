import type { LearningPath, PathLanguage, PathProgress, StepType } from '@hbg/contract/paths';
import { durationWords } from '../../ui/moment-words.ts';

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
    `etwa ${durationWords(estimatedHours * 60)}`,
    steps === 1 ? '1\u00a0Schritt' : `${steps}\u00a0Schritte`,
  ];
  return parts.join(' · ');
}
