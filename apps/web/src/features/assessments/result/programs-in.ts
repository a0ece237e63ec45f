import type { Judged } from '@hbg/contract/assessments';

type ShownProgram = {
  readonly label: string;
  readonly code: string;
  readonly language: string;
};

const languages: ReadonlyMap<string, string> = new Map([
  ['main.py', 'python'],
  ['index.html', 'html'],
  ['style.css', 'css'],
  ['script.js', 'javascript'],
]);

/** What was asked about, and how it is right. */
export function programsIn({ unit, form, language, solved }: Judged): ShownProgram[] {
  const asked = unit.quiz[0]?.code ?? null;
  const known = language ?? 'python';
  const solutions = Object.entries(unit.solution).map(([name, code]) => ({
    label: `Eine Lösung: ${name}`,
    code,
    language: languages.get(name) ?? 'python',
  }));
  return [
    ...(asked === null ? [] : [{ label: 'Code zur Frage', code: asked, language: known }]),
    ...(solved === null ? [] : [{ label: labelOf(form), code: solved, language: known }]),
    ...solutions,
  ];
}

function labelOf(form: Judged['form']): string {
  return form === 'order' ? 'Die richtige Reihenfolge' : 'So ist es richtig';
}
