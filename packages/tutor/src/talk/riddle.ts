import { code as quote } from '@hbg/coach/words/code-quote';
import type { Concept } from '@hbg/content/concept';
import type { Lesson } from '@hbg/content/lesson';
import type { Level } from './level.ts';
import type { Knowledge } from './situation.ts';

/** To be answered by a letter; always the same one for a card and a lesson. */
export type Riddle = {
  /** A program whose output is to be guessed, or nothing. */
  readonly code: string;
  readonly question: string;
  readonly options: readonly string[];
  /** From 0. */
  readonly right: number;
  readonly why: string;
};

export const letters = ['A', 'B', 'C', 'D'] as const;
const mostOptions = 3;

export function riddleAbout(concept: Concept, lesson: Lesson | null, knowledge: Knowledge): Riddle {
  const level = knowledge.levelOf(lesson);
  const about = level.lessons.filter((one) => isAbout(one, concept.id));
  return (
    outputRiddle(concept, lesson ? about.toReversed() : about) ??
    nameRiddle(concept, level, knowledge)
  );
}

/** In a lesson what was learned lately is worth being asked for, outside what every learner of it knows. */
function outputRiddle(concept: Concept, about: readonly Lesson[]): Riddle | null {
  const { predict } = about.find((lesson) => isShown(lesson, concept)) ?? about[0] ?? {};
  if (!predict) return null;
  return {
    code: predict.code,
    question: 'Was gibt dieses Programm aus? Jedes Kästchen ist eine Zeile.',
    options: predict.options.map(inBoxes),
    right: predict.right - 1,
    why: predict.why,
  };
}

function isAbout({ concepts, predict }: Lesson, id: string): boolean {
  return predict !== undefined && concepts.includes(id);
}

/** Its own word stands in the program. */
function isShown({ predict }: Lesson, { names }: Concept): boolean {
  const words = new Set(predict?.code.match(/\w+/g));
  return names.some((name) => words.has(name));
}

function inBoxes(output: string): string {
  const lines = output.trimEnd().split('\n');
  return lines.map((line) => quote(line, 40)).join(' ');
}

/** What belongs to a description whose name was taken out. */
function nameRiddle(concept: Concept, level: Level, { concepts }: Knowledge): Riddle {
  const known = [...concepts.values()].filter(
    (other) => other !== concept && other.area === concept.area && level.isTaught(other),
  );
  const near = known.filter(({ id }) => concept.related.includes(id));
  const others = [...new Set([...near, ...known])].slice(0, mostOptions - 1);
  const right = concept.id.length % mostOptions;
  return {
    code: '',
    question: `Wozu gehört das? „${withoutName(concept)}“`,
    options: [...others.slice(0, right), concept, ...others.slice(right)].map(({ title }) => title),
    right: Math.min(right, others.length),
    why: `**${concept.title}**: ${concept.short}`,
  };
}

function withoutName({ short, title, names }: Concept): string {
  const plain = [title.replace(/ \(.*/, ''), ...names].toSorted((a, b) => b.length - a.length);
  const pattern = plain.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return short
    .replaceAll(new RegExp(`(?<![\\p{L}])(?:${pattern.join('|')})[\\p{L}]*`, 'giu'), '…')
    .replaceAll(/`…[^`]*`/g, '…');
}
