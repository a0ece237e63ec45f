import greeting from './samples/begruessung.py?raw';
import blank from './samples/neu.py?raw';
import star from './samples/stern.py?raw';
import guessing from './samples/zahlenraten.py?raw';

type Sample = { readonly id: string; readonly title: string; readonly code: string };

/** To take apart: opened, one becomes a program of the learner's own. */
export const samples: readonly Sample[] = [
  { id: 'begruessung', title: 'Begrüßung', code: greeting },
  { id: 'zahlenraten', title: 'Zahlenraten', code: guessing },
  { id: 'stern', title: 'Turtle-Stern', code: star },
];

/** What a new program begins with. */
export const blankProgram = { title: 'Mein Programm', code: blank };
