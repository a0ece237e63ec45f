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
    quiz: question ? [{ ...question, code: codeOf(starter) }] : [],
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
  repair: 'Reparieren',
  write: 'Schreiben',
  rebuild: 'Nachbauen',
} as const satisfies Record<DrawnKata['form'], string>;

function codeOf(files: DrawnKata['starter']): string | null {
  const all = Object.values(files);
  return all.length === 0 ? null : all.join('\n');
}
