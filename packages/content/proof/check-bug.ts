import { explainError } from '@hbg/coach/error-coach';
import { explainPageError } from '@hbg/coach/web/explain-page-error';
import { lineOfGoal, wordLine } from './check-lines.ts';
import { unknownWord } from './check-words.ts';
import type { InPlace } from './finding.ts';

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
export function bugFinding({ unit, folder }: InPlace, number: number, report: string): string {
  const check = unit.check ?? '';
  const reason = report.split('\n').findLast((row) => /^\S/.test(row)) ?? report;
  if (unit.language !== 'python') {
    const line = lineInScript(check, number, reason);
    return `${folder}/check.js:${line}: ${cureForScript(reason, line, check)}`;
  }
  const [, inReport] = Array.from(report.matchAll(/"check\.py", line (\d+)/g)).at(-1) ?? [];
  const line = Number(inReport ?? lineOfGoal(check, number));
  return `${folder}/check.py:${line}: ${cureForPython(reason, line, check)}`;
}

/** A goal that asks nothing of its run. */
export function idleFinding({ unit, folder }: InPlace, number: number): string {
  const line = lineOfGoal(unit.check ?? '', number);
  return `${folder}/check.py:${line}: goal_${number} prüft nichts: häng ein Wort wie shows(…) an`;
}

function cureForPython(reason: string, line: number, check: string): string {
  const [, goal] = /(goal_\d+)\(\) takes 0 positional/.exec(reason) ?? [];
  if (goal) return `schreib def ${goal}(run):`;
  const [, list] = /inputs is a list: inputs=(\[.*\])/.exec(reason) ?? [];
  if (list) return `inputs ist eine Liste: schreib run(inputs=${list.replaceAll("'", '"')})`;
  const [, attribute] =
    /'(?:Seen|Source|Runner)' object has no attribute '(\w+)'/.exec(reason) ?? [];
  const [, option] = /unexpected keyword argument '(\w+)'/.exec(reason) ?? [];
  const word = attribute ?? option;
  if (word) return unknownWord(word, 'check.py');
  const [, type = '', message = ''] = /^(\w+)(?:: (.*))?$/s.exec(reason) ?? [];
  const facts = { ...noFacts, type, message, line, traceback: reason };
  const { erklaerung, tipp } = explainError(facts, check);
  const isClear = /^(?:Syntax|Indentation|Tab|Name)Error$/.test(type);
  return `${isClear ? '' : 'hier bricht die Prüfung ab: '}${erklaerung} ${tipp}`;
}

/** Of what was called, the last word. */
const noFunction = /^TypeError: (?:.*\.)?(\w+) is not a function/;

function lineInScript(check: string, number: number, reason: string): number {
  const [, name] =
    noFunction.exec(reason) ?? /(?:^ReferenceError: |\(reading ')(\w+)/.exec(reason) ?? [];
  return wordLine(check, number, name);
}

function cureForScript(reason: string, line: number, check: string): string {
  if (reason.includes('a goal needs no async')) return 'schreib function ohne async davor';
  if (reason.includes('the goal checks nothing'))
    return 'dieses Ziel prüft nichts: häng ein Wort wie shows(…) an';
  const [, called] = noFunction.exec(reason) ?? [];
  const [, name] = /^ReferenceError: (\w+) is not defined/.exec(reason) ?? [];
  const word = called ?? name;
  if (word) return unknownWord(word, 'check.js');
  const facts = { message: reason, file: 'check.js', line, column: null };
  const { erklaerung, tipp } = explainPageError(facts, { 'check.js': check });
  return `hier bricht die Prüfung ab: ${erklaerung} ${tipp}`;
}
