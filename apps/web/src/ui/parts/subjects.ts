import { DECREE } from './long-words.ts';

export const SUBJECTS = [
  'Englisch',
  'Deutsch',
  'Mathe',
  'Physik',
  'Chemie',
  'Biologie',
  'Geschichte',
  'Erdkunde',
  'Politik',
  'Französisch',
  'Wirtschaft',
  'Informatik',
  DECREE,
].map((label) => ({ value: label, label }));
