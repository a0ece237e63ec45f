import { projectLanguages } from '@hbg/contract/project-languages';
import {
  type Project,
  type ProjectDifficulty,
  type ProjectStatus,
  projectDifficulties,
  projectLimits,
  projectStatuses,
} from '@hbg/contract/projects';
import { hoursOf } from '../../../ui/german-time.ts';

export const statusLabels: Readonly<Record<ProjectStatus, string>> = {
  planned: 'Geplant',
  'in-progress': 'In Arbeit',
  paused: 'Pausiert',
  completed: 'Abgeschlossen',
};
export const difficultyLabels: Readonly<Record<ProjectDifficulty, string>> = {
  beginner: 'Anfänger',
  intermediate: 'Fortgeschritten',
  advanced: 'Experte',
};

export const statusOptions = projectStatuses.map((value) => ({
  value,
  label: statusLabels[value],
}));
export const difficultyOptions = projectDifficulties.map((value) => ({
  value,
  label: difficultyLabels[value],
}));
export const languageOptions = projectLanguages.map((value) => ({ value, label: value }));

export const fullOfProjects = `Du hast schon ${projectLimits.own} Projekte. Lösch erst eines, das du nicht mehr brauchst.`;

type Features = Pick<Project, 'targetFeatures' | 'completedFeatures'>;

/** In percent; 0 where there are none. */
export function progressOf({ targetFeatures, completedFeatures }: Features): number {
  const all = targetFeatures.length + completedFeatures.length;
  return all === 0 ? 0 : Math.round((completedFeatures.length / all) * 100);
}

export function featuresDone({ targetFeatures, completedFeatures }: Features): string {
  const all = targetFeatures.length + completedFeatures.length;
  return `${completedFeatures.length}/${all} Features`;
}

/** 7.5 as 7:30. */
export function hoursInWords(hours: number): string {
  return hoursOf(Math.round(hours * 60));
}
