import type { ProjectLanguage } from '@hbg/contract/project-languages';
import { type Project, type ProjectDifficulty, projectLimits } from '@hbg/contract/projects';

/** What the dialog asks for. */
export type ProjectValues = {
  readonly title: string;
  readonly description: string;
  readonly language: ProjectLanguage;
  readonly difficulty: ProjectDifficulty;
  readonly estimatedHours: number | null;
  readonly targetDate: string | null;
  readonly features: readonly string[];
};

export const newProject: ProjectValues = {
  title: '',
  description: '',
  language: 'Python',
  difficulty: 'beginner',
  estimatedHours: 10,
  targetDate: null,
  features: [],
};

export function valuesOf(project: Project): ProjectValues {
  const { title, description, language, difficulty, estimatedHours, targetDate } = project;
  const features = [...project.targetFeatures, ...project.completedFeatures];
  return { title, description, language, difficulty, estimatedHours, targetDate, features };
}

export function problemsOf({ title, description, estimatedHours, features }: ProjectValues) {
  return {
    ...(title.trim() === '' && { title: 'Gib ihm einen Titel' }),
    ...(title.length > projectLimits.title && {
      title: `Höchstens ${projectLimits.title} Zeichen`,
    }),
    ...(description.length > projectLimits.description && {
      description: `Höchstens ${projectLimits.description.toLocaleString('de')} Zeichen`,
    }),
    ...(estimatedHours === null && { estimatedHours: 'Schreib eine ganze Zahl' }),
    ...(features.some(({ length }) => length > projectLimits.feature) && {
      features: `Ein Feature hat höchstens ${projectLimits.feature} Zeichen`,
    }),
  };
}
