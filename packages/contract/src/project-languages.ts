/** In which projects are written, in the order in which they are offered. */
export const projectLanguages = [
  'Python',
  'JavaScript',
  'Java',
  'C++',
  'C#',
  'HTML/CSS',
  'React',
  'Node.js',
  'PHP',
  'Go',
] as const;
export type ProjectLanguage = (typeof projectLanguages)[number];
