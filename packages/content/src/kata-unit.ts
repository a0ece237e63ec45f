import type { DrawnKata } from './kata.ts';
import type { Unit } from './unit.ts';

/** A drawn kata as what it is to the bench: a page or a program to be written, or a question. */
export function unitOfKata(lesson: Unit, drawn: DrawnKata): Unit {
  const { form, task, question, goals, hint, starter, solution, check } = drawn;
  const [first] = Object.keys(starter);
  return {
    ...lesson,
    kind: question ? 'quiz' : 'build',
    language: question || !first ? null : first.endsWith('.py') ? 'python' : 'web',
    content: task,
    goals: goals.map((text) => ({ text })),
    hints: hint === null ? [] : [hint],
    quiz: question ? [{ ...question, code: shownCode(drawn) }] : [],
    starter: question ? {} : starter,
    solution: question ? {} : solution,
    check,
    data: {},
    xp: null,
    introduces: [],
    title: titles[form],
  };
}

const titles = {
  predict: 'Vorhersagen',
  choose: 'Entscheiden',
  gap: 'Lücke füllen',
  line: 'Fehler finden',
  order: 'Zeilen ordnen',
  repair: 'Reparieren',
  write: 'Schreiben',
  rebuild: 'Nachbauen',
} as const satisfies Record<DrawnKata['form'], string>;

/** In the right order it would be the answer. */
function shownCode({ form, starter }: DrawnKata): string | null {
  const all = Object.values(starter);
  return all.length === 0 || form === 'order' ? null : all.join('\n');
}
