import { tokensOf } from '@hbg/coach/source/tokens';
import { builtins, keywords } from '@hbg/coach/words/python-names';
import type { Concept } from '@hbg/content/concept';
import type { Lesson } from '@hbg/content/lesson';
import { namesOf } from '../search/names.ts';
import { stemOf, stemsIn, tellingWords, wordsIn } from '../search/words.ts';
import { conceptAsked } from './concept-asked.ts';
import { conceptsMeant } from './find-concept.ts';
import type { Knowledge, Situation } from './situation.ts';

/** The stems of a message that name something of the task, or of the learner's program. */
export function wordsFromHere(message: string, lesson: Lesson, code: string): string[] {
  const here = [...taskStems(lesson), ...stemsOfCode(code)];
  const said = tellingWords(message).map(stemOf).filter(isWord);
  return said.filter((stem) => here.some((own) => isSame(own, stem)));
}

const shortest = 3;
const shortestAlike = 5;

function isWord(stem: string): boolean {
  return stem.length >= shortest;
}

/** `knurrt` is `Knurr`. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < shortestAlike) return false;
  return one.startsWith(other) || other.startsWith(one);
}

const byLesson = new WeakMap<Lesson, readonly string[]>();

function taskStems(lesson: Lesson): readonly string[] {
  const known = byLesson.get(lesson);
  if (known) return known;
  const { title, description, goals, starterCode } = lesson;
  const texts = [title, description, ...goals.map(({ text }) => text), starterCode].join('\n');
  const names = Array.from(texts.matchAll(/`[^`\n]+`/g), ([name]) => name).join(' ');
  const stems = [...nounsIn(texts), ...stemsOfCode(starterCode), ...stemsOfCode(names)];
  byLesson.set(lesson, stems);
  return stems;
}

/** What is written large within a sentence: other words stand in every task. */
const noun = /(?<=[\p{Ll}\d,`)] |["„(])\p{Lu}\p{L}+/gu;

function nounsIn(text: string): string[] {
  const nouns = text.match(noun)?.join(' ') ?? '';
  return tellingWords(nouns).map(stemOf).filter(isWord);
}

function stemsOfCode(code: string): string[] {
  const names = tokensOf(code).filter(({ kind, text }) => kind === 'name' && isOwnName(text));
  return names.flatMap(({ text }) => stemsIn(text.replaceAll('_', ' '))).filter(isWord);
}

function isOwnName(name: string): boolean {
  return name !== 'self' && !keywords.has(name) && !builtins.has(name);
}

const clear = { share: 0.5, unnamed: 0.9, score: 300, certain: 0.9, beforeRun: 0.5 };
/** Without a name, and with nothing else that is known. */
const likely = { share: 0.3, whenWondering: 0.8 };

/** Whether a card is asked for, rather than something of the task that sounds like it. */
export function isConceptClear(
  message: string,
  fromHere: readonly string[],
  knowledge: Knowledge,
  situation: Situation & { readonly lesson: Lesson },
): boolean {
  const asked = conceptAsked(message, knowledge, situation);
  if (!asked?.isSure) return false;
  const { concept } = asked;
  const share = shareOf(concept, message, knowledge);
  const name = nameSaid(concept, message);
  const certain = situation.lastResult ? clear.certain : clear.beforeRun;
  if (share >= certain && isStrong(message, knowledge)) return true;
  if (!name) return fromHere.length === 0 && share >= clear.unnamed && isStrong(message, knowledge);
  const isOwn = situation.lesson.concepts.includes(concept.id);
  const stems = new Set(stemsIn(name));
  const besides = isOwn ? fromHere.filter((stem) => !stems.has(stem)) : fromHere;
  return besides.length === 0 ? isOwn || share >= clear.share : isOwn && share >= clear.share;
}

/** Less than clear, but more than by chance. */
export function isLikelyConcept(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
  isWondering: boolean,
): boolean {
  const asked = conceptAsked(message, knowledge, situation);
  if (!asked) return false;
  const share = shareOf(asked.concept, message, knowledge);
  const least = isWondering ? likely.whenWondering : likely.share;
  return nameSaid(asked.concept, message) !== null ? share >= likely.share : share >= least;
}

function isStrong(message: string, knowledge: Knowledge): boolean {
  const [first] = conceptsMeant(knowledge, message);
  return first !== undefined && first.score >= clear.score;
}

function shareOf(concept: Concept, message: string, knowledge: Knowledge): number {
  return conceptsMeant(knowledge, message).find((meant) => meant.concept === concept)?.share ?? 0;
}

/** As it's written: `zahlen` isn't `Zählen`, and `lange` isn't `Länge`. */
function nameSaid(concept: Concept, message: string): string | null {
  const words = new Set(wordsIn(message).flatMap(spellings));
  const name = namesOf(concept).find((each) => {
    const parts = wordsIn(each).filter((part) => stemOf(part).length > 1);
    return parts.length > 0 && parts.every((part) => [...words].some((word) => isForm(word, part)));
  });
  return name ?? null;
}

function spellings(word: string): string[] {
  return [word, word.replaceAll('ae', 'ä').replaceAll('oe', 'ö').replaceAll('ue', 'ü')];
}

const longestEnding = 2;

/** With another ending at most. */
function isForm(word: string, name: string): boolean {
  const [short, long] = word.length < name.length ? [word, name] : [name, word];
  return (
    long.startsWith(short) &&
    long.length - short.length <= longestEnding &&
    stemOf(word) === stemOf(name)
  );
}
