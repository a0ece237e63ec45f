import { lineInWords } from '@hbg/coach/line/line-in-words';
import { shown as quote } from '@hbg/coach/line/shown';
import type { Concept, Example } from '@hbg/content/concept';
import { holdsSolution } from '../guard/leak-guard.ts';
import { countWords, mostWords, paragraphs, sentencesOf, within } from './brief.ts';
import type { Level } from './level.ts';
import type { Situation } from './situation.ts';

const offer = 'Mehr davon? Schreib „genauer“.';

/** A card as an answer: short, and no deeper into the course than who asks; more when it's asked for. */
export function explainConcept(
  concept: Concept,
  level: Level,
  situation: Situation,
  closing = offer,
  name = '',
): string {
  const [example] = examplesOf(concept, level, situation);
  const shown = example ? showExample(example, level) : '';
  const named = name === '' ? '' : sentenceWith(name, concept, level);
  const long = toldAtOnce(concept, level, situation, closing, shown);
  const besides = long.includes(named) ? '' : named;
  const told = [headOf(concept), whenTaught(concept, level), besides, long, shown];
  return `${paragraphs(told, mostWords - countWords(closing))}\n\n${closing}`;
}

function sentenceWith(name: string, { long }: Concept, level: Level): string {
  const code = new RegExp(`\`${RegExp.escape(name)}\\b`);
  return level.sentences(sentencesOf(long)).find((sentence) => code.test(sentence)) ?? '';
}

function headOf({ title, short }: Concept): string {
  return `**${title}**: ${short}`;
}

/** For the older one the beginning of what belongs to it besides. */
function toldAtOnce(
  concept: Concept,
  level: Level,
  { isYoung }: Situation,
  ...others: readonly string[]
): string {
  if (isYoung || !level.isTaught(concept)) return '';
  const left = mostWords - countWords([headOf(concept), ...others].join(' '));
  return within(left, level.sentences(sentencesOf(concept.long))).join(' ');
}

/** Better now than to wonder why nobody has told it before. */
function whenTaught(concept: Concept, level: Level): string {
  const lesson = level.isTaught(concept) ? null : level.lessonOf(concept);
  return lesson ? `Das lernst du in Lektion ${lesson.order}, „${lesson.title}“.` : '';
}

/** What wasn't told at first, and what often goes wrong. */
export function explainFurther(concept: Concept, level: Level, situation: Situation): string {
  const closing = `**Zum Nachdenken:** ${concept.question}`;
  const [example] = examplesOf(concept, level, situation);
  const shown = example ? showExample(example, level) : '';
  const told = toldAtOnce(concept, level, situation, offer, shown);
  const all = level.sentences(sentencesOf(concept.long));
  const rest = all.slice(told === '' ? 0 : sentencesOf(told).length);
  const opening = `**${concept.title}** genauer:`;
  const long = within(mostWords - countWords(opening), rest).join(' ');
  const mistake = level.sentences([concept.mistake]).join('');
  const parts = long === '' ? [`Oft geht das schief: ${mistake}`] : [`${opening} ${long}`];
  return paragraphs([...parts, ...level.sentences([closing])]);
}

const fewWords = 30;

/** In few words and line by line at another example, for who hasn't understood the first one. */
export function explainSimpler(concept: Concept, level: Level, situation: Situation): string {
  const { title, short, steps } = concept;
  const examples = examplesOf(concept, level, situation);
  const other = examples[(1 + situation.turn) % Math.max(1, examples.length)] ?? examples[0];
  const [first = ''] = level.sentences(steps);
  const few = within(fewWords, sentencesOf(short)).join(' ') || short;
  const lesson = level.isTaught(concept) ? null : level.lessonOf(concept);
  if (lesson) return inOneSentence(concept, lesson.order);
  const opening = `Noch einmal einfacher. **${title}**: ${few}`;
  const closing = 'Welches Wort oder welche Zeile daran ist noch unklar?';
  if (other?.language !== 'python')
    return paragraphs([opening, first && `So fängst du an: ${first}`, closing]);
  const left = mostWords - countWords(`${opening} ${closing}`);
  return [opening, showCode(other), readAloud(other, left), closing].filter(Boolean).join('\n\n');
}

/** What comes later can't be shown yet: less of it is easier. */
function inOneSentence({ title, short }: Concept, order: number): string {
  const [sentence = short] = sentencesOf(short);
  return `Noch einmal einfacher. Von **${title}** brauchst du jetzt nur einen Satz: ${sentence} Wie man damit arbeitet, zeigt dir erst Lektion ${order}, mit einem Beispiel.\n\nWo ist dir das Wort begegnet? Nenn mir die Zeile, dann schauen wir uns die an.`;
}

/** Each line that says something new. */
function readAloud({ code }: Example, words: number): string {
  const lines = new Set(code.split('\n').map((line) => line.trim()));
  const told = [...lines].flatMap((line) => {
    const sentence = line === '' || line.startsWith('#') ? null : lineInWords(line, code);
    return sentence === null ? [] : [`- ${quote(line, 40)}: ${sentence}`];
  });
  const self = /\bself\b/.test(code) ? [selfInWords] : [];
  return within(words, [...self, ...told]).join('\n');
}

/** In every line of a class, and in the words for none of them. */
const selfInWords = '- `self`: Das ist immer das Ding selbst, um das es gerade geht.';

/** Two cards side by side. */
export function explainBoth([first, second]: readonly [Concept, Concept]): string {
  const parts = [first, second].map(headOf);
  const apart = apartIn(first, second) ?? apartIn(second, first);
  const closing = apart ? `**Der Unterschied:** ${apart}` : `**Zum Nachdenken:** ${first.question}`;
  return paragraphs([...parts, closing]);
}

const apart = /\b(?:ander(?:e|es|er|s)|Unterschied|dagegen|statt)\b/;

/** Where a card sets itself apart from another, in its own words. */
function apartIn({ long }: Concept, { names }: Concept): string | null {
  const sentence = sentencesOf(long).find(
    (each) => apart.test(each) && names.some((name) => each.includes(`\`${name}\``)),
  );
  // What comes after it says how: `etwas anderes als print: …`.
  return sentence?.split(/: (?=`)/).at(-1) ?? null;
}

/** None that would give away the task at hand. */
export function examplesOf(
  concept: Concept,
  level: Level,
  { lesson, code }: Situation,
): readonly Example[] {
  const mayBeShown = (example: Example) =>
    !lesson || !holdsSolution(showExample(example, level), lesson, code);
  return level.isTaught(concept) ? level.examplesOf(concept).filter(mayBeShown) : [];
}

const mostShown = 3;
const longestShown = 80;

/** What it prints is told where that's short, and left to be found out where it isn't. */
export function showExample({ language, code, output }: Example, level: Level): string {
  const shown = showCode({ language, code });
  const lines = (output ?? '').split('\n').filter((line) => line.trim() !== '');
  const isShort = lines.length <= mostShown && lines.join('').length <= longestShown;
  if (language !== 'python' || lines.length === 0 || !isShort) return shown;
  const told = lines.map((line) => quote(line, longestShown)).join(', dann ');
  if (level.sentences([told]).length === 0) return shown;
  return `${shown}\n\nDas gibt ${told} aus.`;
}

function showCode({ language, code }: Pick<Example, 'language' | 'code'>): string {
  return `\`\`\`${language}\n${code}\`\`\``;
}
