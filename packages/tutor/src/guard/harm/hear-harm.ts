import { signsIn } from '../../safety/signs.ts';
import { againstOneself, switchedOff } from './against-oneself.ts';
import { type AnswerWords, wordsOf } from './answer-words.ts';
import { beyondTheLesson } from './beyond-the-lesson.ts';
import { soundsUnsafe } from './child-voice.ts';
import { cruelty, trickery } from './cruelty.ts';
import { isDestructive } from './destructive-code.ts';
import { askingForData, grooming } from './grooming.ts';
import { type HarmReader, ofTheHouse } from './harm-reader.ts';
import type { HarmSigns } from './harm-signs.ts';
import { hasWrongHelp } from './help-numbers.ts';
import { offTopic } from './off-topic.ts';
import { sentencesIn } from './sentences.ts';

type Harm = Pick<HarmSigns, 'within' | 'isSpoken'> & {
  readonly patterns: readonly RegExp[];
  readonly unlessInClause: RegExp | null;
  readonly unlessInSentence: RegExp | null;
};

const harms: readonly Harm[] = [
  ...againstOneself,
  switchedOff,
  ...grooming,
  ...cruelty,
  ...trickery,
].map(harmOf);
/** Signs of a matter that has its harmless side: there, the sentence has to sound harmful, too. */
const matters: readonly Harm[] = [...askingForData, ...offTopic, ...beyondTheLesson].map(harmOf);

/** Sounds harmful without any sign; of a hundred harmless answers, one or two say as much. */
const suspicious = 1.2;
/** Sounds harmful as a part of a sentence, whatever else that one says. */
const outspoken = 2.5;
const fewestWords = 3;
/** Sounds harmful enough where there is such a sign. */
const doubtful = 0;
/** Sounds like the lessons, whatever word of danger is in it. */
const teaching = -3;

/** No sign reaches further back, nor do the words that excuse it. */
const longestReach = 400;
const longestContext = 150;
/** A command may be written over so much. */
const longestCommand = 600;

/** Words said so far, as far as they matter to what comes. */
type Before = AnswerWords & { readonly text: string };

/**
 * Hears an answer paragraph by paragraph and says of each whether it harms, together with the end of
 * what came before: any way of cutting an answer into paragraphs comes to the same.
 */
export function harmListener(reads: HarmReader): (paragraph: string) => boolean {
  let before: Before = { all: '', spoken: '', text: '' };
  return (paragraph) => {
    const words = wordsOf(paragraph);
    const isHarmful =
      isDestructive(before.text + paragraph) ||
      soundsUnsafe(paragraph, (sentence) => voiceOf(sentence, reads)) ||
      hasWrongHelp(oneLine(joined(before.spoken, words.spoken))) ||
      isSaid(before, words, reads) ||
      sentencesIn(words.spoken).some((sentence) => soundsHarmful(sentence, reads));
    before = {
      all: joined(before.all, words.all).slice(-longestReach),
      spoken: joined(before.spoken, words.spoken).slice(-longestReach),
      text: (before.text + paragraph).slice(-longestCommand),
    };
    return isHarmful;
  };
}

function soundsHarmful(sentence: string, reads: HarmReader): boolean {
  const score = reads(sentence);
  if (score === ofTheHouse) return false;
  const clauses = sentence
    .split(/[,;:]\s+/)
    .filter((each) => each.split(' ').length >= fewestWords);
  return score > suspicious || clauses.some((clause) => reads(clause) > outspoken);
}

function voiceOf(sentence: string, reads: HarmReader) {
  const scores = sentencesIn(wordsOf(sentence).spoken).map(reads);
  const worst = scores.length > 0 ? Math.max(...scores) : Infinity;
  return { isHarmless: worst <= doubtful, isTeaching: worst <= teaching };
}

function isSaid(before: AnswerWords, words: AnswerWords, reads: HarmReader): boolean {
  const all = textOf(before.all, words.all);
  const spoken = textOf(before.spoken, words.spoken);
  const isHeard = (signs: readonly Harm[], sounds: Sounds) =>
    signs.some((harm) => isIn(harm.isSpoken ? spoken : all, harm, sounds));
  return isHeard(harms, anyhow) || isHeard(matters, (words) => reads(words) > doubtful);
}

/** What the sentence around a sign, or the clause, has to sound like. */
type Sounds = (words: string) => boolean;

const anyhow: Sounds = () => true;

type Text = {
  /** In one line, as long as `lines`. */
  readonly words: string;
  readonly lines: string;
  /** What ends before was judged before. */
  readonly from: number;
};

function textOf(before: string, words: string): Text {
  const lines = joined(before, words);
  return { words: oneLine(lines), lines, from: lines.length - words.length };
}

function isIn(text: Text, { patterns, ...harm }: Harm, sounds: Sounds): boolean {
  return patterns.some((pattern) => {
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text.words); found; found = pattern.exec(text.words)) {
      const end = found.index + found[0].length;
      const parts = partsAround(text.words, found.index, end);
      const isNew = parts.some((part) => part.end > text.from);
      const isHeard = parts.some(({ words }) => sounds(words));
      if (isNew && isMeant(text, found.index, end, harm) && isHeard) return true;
      pattern.lastIndex = found.index + 1;
    }
    return false;
  });
}

const ends = { sentence: /[.!?;\n]/, clause: /[.!?;:,\n]/ };

function isMeant(
  { lines, words }: Text,
  start: number,
  end: number,
  { within, unlessInClause, unlessInSentence }: Omit<Harm, 'patterns'>,
): boolean {
  if (within && endsWithin(words.slice(start, end), within)) return false;
  const isExcused = (unless: RegExp | null, level: 'sentence' | 'clause') =>
    unless?.test(around(lines, start, end, ends[level])) ?? false;
  return !isExcused(unlessInClause, 'clause') && !isExcused(unlessInSentence, 'sentence');
}

/** A new paragraph alone ends nothing: whoever hides something puts one anywhere. */
function endsWithin(said: string, within: 'sentence' | 'clause'): boolean {
  return ends[within].test(said);
}

/** A sentence may have begun before, and may go on; among many harmless words, its clause stands out. */
function partsAround(words: string, start: number, end: number) {
  return [/[.!?]/g, /[.!?;:,]/g].map((stop) => {
    const lead = words.slice(0, start).split(stop).at(-1) ?? '';
    const tail = words.slice(end).split(stop)[0] ?? '';
    const from = start - lead.length;
    const to = end + tail.length;
    return { words: words.slice(from, to + 1).trim(), end: to };
  });
}

function around(lines: string, start: number, end: number, stop: RegExp): string {
  const lead =
    lines
      .slice(Math.max(0, start - longestContext), start)
      .split(stop)
      .at(-1) ?? '';
  const tail = lines.slice(end, end + longestContext).split(stop)[0] ?? '';
  return `${lead}${lines.slice(start, end)}${tail}`;
}

function harmOf({ signs, unlessInClause, unlessInSentence, ...rest }: HarmSigns): Harm {
  return {
    ...rest,
    patterns: patternsIn(signs, 'g'),
    unlessInClause: unlessInClause ? (patternsIn(unlessInClause, '')[0] ?? null) : null,
    unlessInSentence: unlessInSentence ? (patternsIn(unlessInSentence, '')[0] ?? null) : null,
  };
}

function patternsIn(signs: string, flags: string): RegExp[] {
  return signsIn(signs)
    .flat()
    .map(({ source }) => new RegExp(source, flags));
}

function joined(before: string, words: string): string {
  return before === '' ? words : `${before}\n${words}`;
}

function oneLine(lines: string): string {
  return lines.replaceAll('\n', ' ');
}
