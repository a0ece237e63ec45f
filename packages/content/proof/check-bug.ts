import { explainError } from '@hbg/coach/error-coach';
import type { UnitOnDisk } from '../src/areas.ts';

const isUnknown = /has no attribute|unexpected keyword|is not a function/;
const noFacts = {
  column: null,
  endLine: null,
  endColumn: null,
  source: null,
  suggestion: null,
  frames: [],
  values: [],
  cause: null,
};

/** A check that fails itself: where, and what is wrong with it. */
export function bugFinding({ unit, folder }: UnitOnDisk, number: number, report: string): string {
  const check = unit.check ?? '';
  const [, inReport] = Array.from(report.matchAll(/"check\.py", line (\d+)/g)).at(-1) ?? [];
  const line = Number(inReport ?? lineOfGoal(check, number));
  const reason = report.split('\n').findLast((row) => /^\S/.test(row)) ?? report;
  const cure =
    unit.language === 'python' ? cureForPython(reason, line, check) : cureForScript(reason);
  return `${folder}/${unit.language === 'python' ? 'check.py' : 'check.js'}:${line}: ${cure}`;
}

/** A goal that asks nothing of its run. */
export function idleFinding({ unit, folder }: UnitOnDisk, number: number): string {
  const line = lineOfGoal(unit.check ?? '', number);
  return `${folder}/check.py:${line}: goal_${number} prüft nichts: häng ein Wort wie shows(…) an`;
}

function cureForPython(reason: string, line: number, check: string): string {
  const [, goal] = /(goal_\d+)\(\) takes 0 positional/.exec(reason) ?? [];
  if (goal) return `schreib def ${goal}(run):`;
  if (isUnknown.test(reason)) return `${breaksOff(reason)} ${listIn('program-checks.md')}`;
  const [, type = '', message = ''] = /^(\w+)(?:: (.*))?$/s.exec(reason) ?? [];
  if (!/^(?:Syntax|Indentation|Tab|Name)Error$/.test(type)) return breaksOff(reason);
  const facts = { ...noFacts, type, message, line, traceback: reason };
  const { erklaerung, tipp } = explainError(facts, check);
  return `${erklaerung} ${tipp}`;
}

function cureForScript(reason: string): string {
  return `${breaksOff(reason)}${isUnknown.test(reason) ? ` ${listIn('page-checks.md')}` : ''}`;
}

function breaksOff(reason: string): string {
  return `hier bricht die Prüfung ab: ${reason}`;
}

function listIn(file: string): string {
  return `(Alle Wörter stehen in docs/${file}.)`;
}

function lineOfGoal(check: string, number: number): number {
  const at = check.split('\n').findIndex((line) => line.includes(`goal_${number}(`));
  return Math.max(0, at) + 1;
}
