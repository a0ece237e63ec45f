import type { FoundErrors } from '@hbg/coach/every-error/read-found';
import type { Advice } from '@hbg/coach/explanation';
import { runPython } from '../../../execution/shared/run-python.ts';
import { takeTurn } from '../../../execution/shared/turns.ts';
import { counted, type Finding, type Report } from '../finding.ts';

/** The coach reads no more. */
export const longestProgram = 20_000;

/** All that Python can't read, and where it can read everything, what the coach finds odd. */
export async function checkSyntax(code: string): Promise<Report> {
  const [{ finderOf, mostErrors }, { readFound }] = await Promise.all([
    import('@hbg/coach/every-error/finder'),
    import('@hbg/coach/every-error/read-found'),
  ]);
  const { output } = await takeTurn(() => runPython(finderOf(code)).result);
  const found = readFound(output, code);
  if (!found) throw new Error('Python did not look through the program.');
  if (found.errors.length > 0) return errorReport(found, mostErrors);
  if (!found.isWhole) return { summary: 'Das kann Python nicht lesen', findings: [unread] };
  const { warnAbout } = await import('@hbg/coach/code-warnings');
  return hintReport(warnAbout(code));
}

const unread: Finding = {
  tone: 'bad',
  title: 'Hier kommt Python nicht weiter',
  text: 'Der Code ist zu tief geschachtelt, oder er enthält Zeichen, die kein Programm haben darf.',
  place: null,
};

function errorReport({ errors, isWhole }: FoundErrors, most: number): Report {
  const findings = errors.map((error) => findingOf(error, 'bad', error.original));
  const count = counted(errors.length, 'Fehler', 'Fehler');
  if (isWhole) return { summary: `${count} gefunden`, findings };
  const left =
    errors.length >= most ? 'danach kann noch mehr kommen' : 'dahinter liest Python nicht weiter';
  return { summary: `${count} gefunden, ${left}`, findings };
}

function hintReport(hints: readonly Advice[]): Report {
  if (hints.length === 0) {
    return { summary: 'Kein Fehler: Python kann alles lesen', findings: [] };
  }
  return {
    summary: `Kein Fehler, aber ${counted(hints.length, 'Hinweis', 'Hinweise')}`,
    findings: hints.map((hint) => findingOf(hint, 'hint')),
  };
}

function findingOf(advice: Advice, tone: Finding['tone'], original?: string): Finding {
  const { titel, erklaerung, tipp, stelle } = advice;
  return { tone, title: titel, text: `${erklaerung} ${tipp}`, place: stelle, original };
}
