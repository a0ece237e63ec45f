import { lenientRules } from '@hbg/content/lenient-html';
import { counted, type Finding, type Report } from '../finding.ts';
import type { Told } from './validate-worker.ts';
import { ruleTexts } from './validator-rules.ts';

export function validatorReport(told: readonly Told[]): Report {
  if (told.length === 0) return { summary: 'Alles in Ordnung: Das HTML ist gültig', findings: [] };
  const findings = withoutFollowing(told).map(findingOf);
  const hints = findings.filter(({ tone }) => tone === 'hint').length;
  return { summary: summaryOf(findings.length - hints, hints), findings };
}

function summaryOf(mistakes: number, hints: number): string {
  const more = hints > 0 ? `, ${counted(hints, 'Hinweis', 'Hinweise')}` : '';
  return mistakes === 0
    ? `Das HTML ist gültig${more}`
    : `${counted(mistakes, 'Fehler', 'Fehler')} gefunden${more}`;
}

const ofClosing = new Set(['close-order', 'no-implicit-close']);

/** One tag that closes in the wrong place makes all around it look open. */
function withoutFollowing(told: readonly Told[]): readonly Told[] {
  const first = told.find(({ rule }) => rule === 'close-order');
  if (!first) return told;
  return told.filter((each) => each === first || isOwn(each));
}

function isOwn({ rule, message }: Told): boolean {
  return !ofClosing.has(rule) || message.endsWith('by sibling');
}

function findingOf({ rule, message, line, column, size }: Told): Finding {
  const place = { line, column, endLine: line, endColumn: column + Math.max(size, 1) };
  const known = ruleTexts[rule];
  const original = `${message} (${rule})`;
  if (!known) return { tone: 'bad', title: `Regel ${rule}`, text: unknown, place, original };
  const { title, why, how } = known;
  // What lessons may leave out is good to know, and no mistake.
  const tone = lenientRules.includes(rule) ? 'hint' : 'bad';
  return { tone, title, text: `${aboutOf(message)}${why} ${how}`, place, original };
}

const unknown =
  'Diese Regel kennt der Validator nur auf Englisch. Darunter steht, was er dazu sagt.';

/** Which element or attribute it is about, where the message names one. */
function aboutOf(message: string): string {
  const [, element] = /(<[a-z][\w-]*)[^>]*>/i.exec(message) ?? [];
  return element ? `Es geht um \`${element}>\`. ` : '';
}
