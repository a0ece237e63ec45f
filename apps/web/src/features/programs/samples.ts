import type { ProgramLanguage } from '@hbg/contract/programs';
import greeting from './samples/begruessung.py?raw';
import blankPage from './samples/neu.html?raw';
import blankScript from './samples/neu.js?raw';
import blank from './samples/neu.py?raw';
import star from './samples/stern.py?raw';
import guessing from './samples/zahlenraten.py?raw';

type Sample = {
  readonly id: string;
  readonly title: string;
  readonly language: ProgramLanguage;
  readonly code: string;
};

/** To take apart: opened, one becomes a program of the learner's own. */
export const samples: readonly Sample[] = [
  { id: 'begruessung', title: 'Begrüßung', language: 'python', code: greeting },
  { id: 'zahlenraten', title: 'Zahlenraten', language: 'python', code: guessing },
  { id: 'stern', title: 'Turtle-Stern', language: 'python', code: star },
];

/** What a new program begins with. */
export const blankPrograms = {
  python: { title: 'Mein Programm', language: 'python', code: blank },
  html: { title: 'Meine Seite', language: 'html', code: blankPage },
  javascript: { title: 'Mein Skript', language: 'javascript', code: blankScript },
} as const satisfies Readonly<Record<ProgramLanguage, Omit<Sample, 'id'>>>;
