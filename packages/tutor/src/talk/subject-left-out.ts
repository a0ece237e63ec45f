import type { Blueprint } from '@hbg/content/blueprint';
import { stemsIn } from '../search/words.ts';
import { namesOf } from './names.ts';

const made = 'quiz|memory|spiel|seite|programm|trainer|umfrage|geschichte|steckbrief|bot';
const small = 'de[nrms]|die|das|eine?[nrms]?|mein\\w*|unser\\w*|alle|lauter';
const after =
  'mit|für|fuer|und|in|im|wo|das|die|der|den|zu|zum|als|am|auf|bitte|geht|wie|schreib\\w*|erstell\\w*|mach\\w*|bau\\w*|programm\\w*';
const word = '[\\p{L}\\p{N}-]+';
const withSubject = new RegExp(
  `(?:${made})\\w* (?:über|ueber) (?:(?:${small}) )*(?<subject>${word}(?: (?!(?:${after})(?!\\p{L}))${word}){0,2})`,
  'iu',
);

/** What a thing is to be about and its plan says nothing of: `ein Quiz über Pferde`. */
export function subjectLeftOut(message: string, plan: Blueprint): string | null {
  const subject = withSubject.exec(message)?.groups?.['subject'];
  if (!subject) return null;
  const { becomes, start, steps, ideas, asked } = plan;
  const told = [...namesOf(plan), becomes, start, ...steps, ...ideas, ...asked].join(' ');
  const stems = new Set(stemsIn(told));
  return stemsIn(subject).some((stem) => stems.has(stem)) ? null : subject;
}
