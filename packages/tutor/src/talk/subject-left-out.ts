import type { Blueprint } from '@hbg/content/blueprint';
import { stemOf, stemsIn } from '../search/words.ts';
import { namesOf } from './names.ts';

const made = 'quiz|memory|spiel|seite|programm|trainer|umfrage|geschichte|steckbrief|bot';
const small = 'de[nrms]|die|das|eine?[nrms]?|mein\\w*|unser\\w*|alle|lauter';
const withSubject = new RegExp(
  `(?:${made})\\w* (?:über|ueber) (?:(?:${small}) )*(?<subject>[\\p{L}\\p{N}-]{3,})`,
  'iu',
);

/** What a thing is to be about and its plan says nothing of: `ein Quiz über Pferde`. */
export function subjectLeftOut(message: string, plan: Blueprint): string | null {
  const subject = withSubject.exec(message)?.groups?.['subject'];
  if (!subject) return null;
  const { becomes, start, steps, ideas, asked } = plan;
  const told = [...namesOf(plan), becomes, start, ...steps, ...ideas, ...asked].join(' ');
  return stemsIn(told).includes(stemOf(subject)) ? null : subject;
}
