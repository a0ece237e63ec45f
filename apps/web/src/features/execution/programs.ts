import greeting from './programs/begruessung.py?raw';
import own from './programs/mein-programm.py?raw';
import star from './programs/stern.py?raw';
import guessing from './programs/zahlenraten.py?raw';
import type { ProgramId } from './workshop-search.ts';

type WorkshopProgram = { readonly id: ProgramId; readonly title: string; readonly code: string };

/** What lies on the workbench: the learner's own program, and some to take apart. */
export const programs: readonly WorkshopProgram[] = [
  { id: 'mein-programm', title: 'Mein Programm', code: own },
  { id: 'begruessung', title: 'Begrüßung', code: greeting },
  { id: 'zahlenraten', title: 'Zahlenraten', code: guessing },
  { id: 'stern', title: 'Turtle-Stern', code: star },
];
