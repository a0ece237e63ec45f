import { sentencesIn } from '../guard/harm/sentences.ts';
import { withoutFigures } from '../safety/figures-of-speech.ts';
import { foldText } from '../safety/fold-text.ts';
import { withoutToldData } from '../safety/told-data.ts';
import { needsPerson, unsafeKindOf } from '../safety/unsafe.ts';
import type { Intent } from './intent.ts';
import type { Reading } from './message-reader.ts';
import type { Knowledge } from './situation.ts';
import { isSum } from './sum-asked.ts';

type Heard = {
  /** What is asked in it beside numbers and names, without mistyped words. */
  readonly asked: string;
  readonly wish: Intent;
  readonly lead: Reading['lead'];
  readonly danger: Reading['danger'];
  /** Whether it may be for a person rather than for a machine. */
  readonly isWorrying: boolean;
};

const ownNumber = /(?<!\p{L})meiner? (?:handy|telefon)nummer(?!\p{L})/giu;

/** Who tells a number and asks for something else wants an answer, not a lecture. */
export function hear(message: string, knowledge: Knowledge): Heard {
  const { read, spell } = knowledge;
  const said = withoutToldData(message);
  const asked = spell(said);
  const sounds = isSum(said) ? null : (soundsOf(said, read) ?? besidesQuestion(said, read));
  const likely = isKnownSubject(asked, sounds, knowledge) ? null : sounds;
  const { intent: wish, lead } = read(asked);
  const found = unsafeKindOf(message);
  // A number that nothing else speaks of danger with is one to print or to count.
  const meant = likely ? said : said.replaceAll(ownNumber, 'Zahl');
  const unsafe = found === 'contact' ? unsafeKindOf(meant) : found;
  const danger = unsafe ? { kind: unsafe, isSure: true } : likely;
  return { asked, wish, lead, danger, isWorrying: danger !== null && needsPerson.has(danger.kind) };
}

/** `Welche Note brauche ich noch?` sounds like cheating, and is what a plan is about. */
function isKnownSubject(
  asked: string,
  danger: Reading['danger'],
  { weighSubjects }: Knowledge,
): boolean {
  const isContact = danger?.kind === 'contact';
  if (!danger || (!isContact && needsPerson.has(danger.kind))) return false;
  const [best] = weighSubjects(asked);
  if (!best || best.kind === 'wish') return false;
  if (isContact && danger.isSure) return best.kind === 'plan' && best.share > surePlan;
  return best.share > sureSubject;
}

const sureSubject = 0.7;
/** A secret script for friends is to be built, and nobody is to be met. */
const surePlan = 0.85;

/** It must still sound so without what only sounds grave. */
function soundsOf(said: string, read: Knowledge['read']): Reading['danger'] {
  const text = foldText(said);
  const rest = withoutFigures(text);
  return rest === text || read(rest).danger ? read(said).danger : null;
}

/** A worry that a question next to it drowns: the question is to be answered as well. */
function besidesQuestion(message: string, read: Knowledge['read']): Reading['danger'] {
  const sentences = sentencesIn(message);
  if (sentences.length < 2) return null;
  const worry = sentences
    .map((sentence) => read(sentence).danger)
    .find((danger) => danger?.isSure && needsPerson.has(danger.kind));
  return worry ? { kind: worry.kind, isSure: false } : null;
}
