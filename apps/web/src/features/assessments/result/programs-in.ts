import type { Judged } from '@hbg/contract/assessments';
import { splitFiles } from '@hbg/contract/files';
import type { Files } from '@hbg/contract/units';

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

/** What was asked about, what was answered, and how it is right. */
export function programsIn(judged: Judged): ShownProgram[] {
  const { unit, language } = judged;
  const asked = unit.quiz[0]?.code ?? null;
  const known = language ?? 'python';
  return [
    ...(asked === null ? [] : [{ label: 'Code zur Frage', code: asked, language: known }]),
    ...ownLines(judged, known),
    ...programsOf('Dein Programm', writtenIn(judged)),
    ...rightPrograms(judged),
  ];
}

/** The program as it is right: the one that was asked about, or one that does what was to be written. */
export function rightPrograms({ unit, form, language, solved }: Judged): ShownProgram[] {
  if (solved === null) return programsOf('Eine Lösung', unit.solution);
  return [{ label: labelOf(form), code: solved, language: language ?? 'python' }];
}

function programsOf(label: string, files: Files): ShownProgram[] {
  return Object.entries(files).map(([name, code]) => ({
    label: `${label}: ${name}`,
    code,
    language: languages.get(name) ?? 'python',
  }));
}

/** The line that was taken for the wrong one, or the order that wasn't right. */
function ownLines(
  { unit, form, choice, order, isRight }: Judged,
  language: string,
): ShownProgram[] {
  if (isRight) return [];
  const lines = unit.quiz[0]?.options.map(({ text }) => text) ?? [];
  const line = form === 'line' && choice !== null ? lines[choice] : undefined;
  if (line !== undefined) return [{ label: 'Deine Zeile', code: line.trim(), language }];
  if (form !== 'order' || order === null) return [];
  const code = order.map((at) => lines[at]).join('\n');
  return [{ label: 'Deine Reihenfolge', code, language }];
}

function writtenIn({ unit: { starter }, code }: Judged): Files {
  return code === null ? {} : splitFiles(code, Object.keys(starter)[0]);
}

function labelOf(form: Judged['form']): string {
  return form === 'order' ? 'Die richtige Reihenfolge' : 'So ist es richtig';
}
