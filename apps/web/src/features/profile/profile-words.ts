import type { AiSession, LearningStyle, ProfileLanguage } from '@hbg/contract/profile';

export const styleNames: Readonly<Record<LearningStyle, string>> = {
  visual: 'Mit Bildern (visual)',
  auditory: 'Durch Zuhören (auditory)',
  kinesthetic: 'Durch Ausprobieren (kinesthetic)',
};

/** As one says it of somebody. */
export const styleFacts: Readonly<Record<LearningStyle, string>> = {
  visual: 'lernt mit Bildern',
  auditory: 'lernt durch Zuhören',
  kinesthetic: 'lernt durch Ausprobieren',
};

export const languageNames: Readonly<Record<ProfileLanguage, string>> = {
  python: 'Python',
  javascript: 'JavaScript',
  java: 'Java',
  html: 'HTML',
  css: 'CSS',
};

export const sessionNames: Readonly<Record<AiSession['sessionType'], string>> = {
  explanation: 'Erklärung',
  help: 'Hilfe',
  quiz: 'Quiz',
  project: 'Projekt',
  talk: 'Plauderei',
};

/** 2300 as '38 h 20 min'. */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const oneDecimal = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Nobody has a mean of nothing. */
export function meanWords(score: number | null): string {
  return score === null ? '–' : oneDecimal.format(score);
}
