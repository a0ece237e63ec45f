import { lineInWords } from '@hbg/coach/line/line-in-words';
import { shown as quote } from '@hbg/coach/line/shown';
import type { Concept } from '@hbg/content/concept';
import { foldText } from '../safety/fold-text.ts';
import { isHarmless } from '../safety/safe-answers.ts';
import { isIn } from '../safety/signs.ts';
import { countWords, mostWords, within } from './brief.ts';
import type { Intent } from './intent.ts';
import { letters, type Riddle, riddleAbout } from './riddle.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { sayShortly } from './small-words.ts';
import { talkSigns } from './talk-signs.ts';

export function askRiddle(
  concept: Concept,
  knowledge: Knowledge,
  { lesson }: Situation,
): Partial<Reply> {
  const riddle = riddleAbout(concept, lesson, knowledge);
  const program = riddle.code === '' ? '' : `\`\`\`python\n${riddle.code.trimEnd()}\n\`\`\``;
  const options = riddle.options.map((option, at) => `- **${letters[at]}:** ${option}`);
  const closing = `Schreib ${choiceOf(riddle)}, oder „keine Ahnung“.`;
  return {
    text: [riddle.question, program, options.join('\n'), closing].filter(Boolean).join('\n\n'),
    concept: concept.id,
    intent: 'quiz',
    choices: answersTo(riddle),
  };
}

/** To be said by a tap. */
function answersTo({ options }: Riddle): string[] {
  return [...letters.slice(0, options.length), 'Keine Ahnung'];
}

function choiceOf({ options }: Riddle): string {
  const all = letters.slice(0, options.length);
  return `${all.slice(0, -1).join(', ')} oder ${all.at(-1)}`;
}

const givenUp = talkSigns('given up');

const mayBeGuess: ReadonlySet<Intent> = new Set([
  'concept',
  'error',
  'done',
  'task',
  'follow-up',
  'explain-line',
  'off-topic',
  'hint',
  'solution',
]);
const longestGuess = 14;
const asks = /^\W*(?:was|wie|warum|wieso|wozu|wofuer|wo|wann|wer|welche\w*|kannst|what|how|why)\b/;
/** `Was ist mit B?` */
const asksForOption = /\b(?:mit|antwort|option|loesung) [a-d]\b/;
const backToRiddle =
  /\b(?:zurueck zu\w*|nochmal|noch mal|wie (?:war|ging)) (?:dem |das )?raetsel\b/;

/** What follows a question of the tutor and is none itself is an answer to it. */
export function isReaction(
  message: string,
  intent: Intent,
  concept: Concept,
  knowledge: Knowledge,
  { lesson, lastIntent }: Situation,
): boolean {
  const text = foldText(message).trim();
  if (backToRiddle.test(text)) return true;
  if (text.split(' ').length > longestGuess || isWishOfItsOwn(text)) return false;
  if (isIn(text, givenUp)) return lastIntent === 'quiz' || !asks.test(text);
  if (asks.test(text) && !asksForOption.test(text)) return false;
  const riddle = riddleAbout(concept, lesson, knowledge);
  if (guessIn(message, riddle) !== null) return true;
  return lastIntent === 'quiz' && mayBeGuess.has(intent) && !message.includes('?');
}

const wishes = talkSigns('something else than a guess');
const lastError = talkSigns('last error');

/** Whatever was asked before, nobody answers it by that. */
function isWishOfItsOwn(text: string): boolean {
  return [wishes, lastError].some((signs) => isIn(text, signs));
}

/** After something else it still waits, and that is said. */
export function remindOfRiddle(reply: Reply, knowledge: Knowledge, situation: Situation): Reply {
  const { lesson, openRiddle } = situation;
  const concept = knowledge.concepts.get(openRiddle ?? '');
  const isAboutIt = reply.intent === 'quiz' || isAnswered(reply, openRiddle);
  if (!concept || lesson || isAboutIt || reply.isWorrying || !isHarmless(reply.intent))
    return reply;
  const riddle = riddleAbout(concept, null, knowledge);
  const reminder = sayShortly('riddle waits', 0, { choice: choiceOf(riddle) });
  const choices = [...reply.choices.slice(0, mostBefore), 'Zurück zum Rätsel'];
  return { ...reply, choices, text: `${reply.text}\n\n${reminder}` };
}

/** So many fit beside it. */
const mostBefore = 2;

/** By what a reply holds, or what was kept of it: a riddle that was found or given up. */
export function isAnswered(
  { intent, concept }: { readonly intent: string; readonly concept: string | null },
  riddle: string | null,
): boolean {
  return intent === 'follow-up' && concept === riddle;
}

/** What somebody answers to a riddle: it's told whether it fits, or how to find it. */
export function reactTo(
  message: string,
  concept: Concept,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const riddle = riddleAbout(concept, situation.lesson, knowledge);
  const text = foldText(message).trim();
  if (backToRiddle.test(text)) return askRiddle(concept, knowledge, situation);
  const guess = guessIn(message, riddle);
  const told = { concept: concept.id, intent: 'follow-up' as const, choices: ['Nächste Frage'] };
  const asked = { ...told, intent: 'quiz' as const, choices: answersTo(riddle) };
  if (guess === riddle.right) return { ...told, text: rightly(riddle, situation) };
  if (guess !== null) return { ...asked, text: wrongly(letters[guess] ?? '', riddle, situation) };
  if (isYesOrNo.test(text)) return { ...asked, text: asksForLetter(riddle) };
  const opening = isIn(text, givenUp)
    ? 'Macht nichts, wir gehen es zusammen durch.'
    : 'Danke fürs Mitraten! Vergleich selbst, wir gehen es zusammen durch.';
  return { ...told, text: solved(riddle, opening) };
}

const isYesOrNo = /^(?:ja+|jo|jep|yes|nein|nee?|noe|no|vielleicht|ok|okay)\W*$/;

function rightly({ right, why }: Riddle, { turn }: Situation): string {
  return sayShortly('riddle solved', turn, { letter: letters[right] ?? '', why });
}

function wrongly(letter: string, { code }: Riddle, { turn }: Situation): string {
  const how = code === '' ? sayShortly('read again') : sayShortly('play Python', turn);
  return sayShortly('riddle missed', 0, { letter, how });
}

function asksForLetter(riddle: Riddle): string {
  return sayShortly('a letter, please', 0, { choice: choiceOf(riddle) });
}

/** Together and step by step, as far as there is room for it. */
function solved({ code, right, why, options }: Riddle, opening: string): string {
  if (code === '') return `${opening}\n\nEs ist **${letters[right]}**. ${why}`;
  const end = `Also **${letters[right]}**: ${options[right]}. ${why}`;
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  const steps = lines.map((line) => `- ${quote(line, 50)}: ${lineInWords(line, code) ?? ''}`);
  const told = within(mostWords - countWords(`${opening} ${end}`), steps);
  return [opening, told.join('\n'), end].filter(Boolean).join('\n\n');
}

const mostWordsAround = 5;
const ordinals = ['erst', 'zweit', 'dritt', 'viert'];

/** The number of the option that is meant, from 0. */
function guessIn(message: string, { options }: Riddle): number | null {
  const text = foldText(message).trim();
  const said = plain(message);
  const whole = options.findIndex((option) => plain(option) === said);
  if (whole >= 0) return whole;
  const letter = text.split(' ').length > mostWordsAround ? null : /\b([a-d])\b/.exec(text)?.[1];
  const at = letter ? letter.charCodeAt(0) - 'a'.charCodeAt(0) : numberIn(text);
  return at !== null && at < options.length ? at : optionIn(message, options);
}

function numberIn(text: string): number | null {
  const ordinal = ordinals.findIndex((word) =>
    new RegExp(`\\b(?:d\\w+|mein\\w*) ${word}e`).test(text),
  );
  if (ordinal >= 0) return ordinal;
  const [, digit] = /^(?:nummer |nr\.? ?|die )?([1-4])\W*$/.exec(text) ?? [];
  return digit ? Number(digit) - 1 : null;
}

/** `ich glaube da kommt 0 1 2 Fertig raus`; several could be meant when one is within another. */
function optionIn(message: string, options: readonly string[]): number | null {
  const said = ` ${plain(message)} `;
  const found = options.flatMap((option, at) => (said.includes(` ${plain(option)} `) ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function plain(text: string): string {
  const words = foldText(text).replaceAll(/[^a-z0-9.]+/g, ' ');
  return words.trim();
}
