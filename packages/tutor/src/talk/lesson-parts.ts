import type { Lesson } from '@hbg/content/lesson';
import { type Fence, fencesOf } from '@hbg/content/sections';
import { rowOf, type TextTable, tableOf } from '../learned/text-table.ts';
import { stemOf, stemsIn, tellingWords, wordsIn } from '../search/words.ts';
import { sentencesOf, within } from './brief.ts';

/** Where the text of a lesson speaks of something. */
export type Part = {
  readonly heading: string;
  /** What it says about it. */
  readonly text: string;
  readonly program: Fence | null;
};
/** `known`: what a card tells already. */
export type FindPart = (message: string, lesson: Lesson, known?: readonly string[]) => Part | null;

type Stems = ReadonlySet<string>;
type Section = {
  readonly heading: string;
  readonly headingStems: Stems;
  readonly sentences: readonly string[];
  readonly sentenceStems: readonly Stems[];
  readonly stems: Stems;
  readonly programs: readonly Fence[];
};

const inHeading = 2;
/** So much of what is asked must stand there. */
const leastShare = 0.6;
const longestText = 50;

export type LearnedParts = {
  readonly sections: number;
  readonly stems: TextTable;
  /** How many sections have each of them. */
  readonly counts: Uint16Array;
};

export function learnParts(lessons: readonly Lesson[]): LearnedParts {
  const sections = lessons.flatMap(sectionsOf);
  const said = sections.flatMap(({ stems }) => [...stems]);
  const stems = tableOf(said);
  const counts = new Uint16Array(stems.length);
  for (const stem of said) {
    const row = rowOf(stems, stem);
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return { sections: sections.length, stems, counts };
}

export function openParts(learned: LearnedParts): FindPart {
  const countOf = (stem: string) => learned.counts[rowOf(learned.stems, stem)] ?? 0;
  const rarity = (stem: string) => Math.log(1 + learned.sections / (1 + countOf(stem)));
  return (message, lesson, known = []) => {
    const asked = askedIn(message);
    const besides = asked.difference(new Set(known.flatMap(stemsIn)));
    const sections = sectionsOf(lesson);
    if (besides.size === 0) return null;
    const fitting = known.length > 0 ? sections.filter(speaksOf(besides, rarity)) : sections;
    return find(fitting, asked, rarity);
  };
}

type Rarity = (stem: string) => number;

/** Of that, too, for which the card alone isn't enough. */
function speaksOf(besides: Stems, rarity: Rarity) {
  const whole = sumOf(besides, besides, rarity);
  return ({ stems }: Section) => sumOf(stems, besides, rarity) >= leastShare * whole;
}

function find(sections: readonly Section[], asked: Stems, rarity: Rarity): Part | null {
  let found: Section | null = null;
  let most = leastShare * sumOf(asked, asked, rarity);
  for (const section of sections) {
    const heading = inHeading * sumOf(section.headingStems, asked, rarity);
    const share = Math.max(heading, sumOf(section.stems, asked, rarity));
    if (share === 0 || share < most) continue;
    most = share + Number.EPSILON;
    found = section;
  }
  if (!found) return null;
  const [program = null] = found.programs;
  return { heading: found.heading, text: around(found, asked, rarity), program };
}

function sumOf(stems: Stems, asked: Stems, rarity: Rarity): number {
  return [...asked].reduce((sum, stem) => sum + (stems.has(stem) ? rarity(stem) : 0), 0);
}

/** The sentence that says most about it, and those around it. */
function around({ sentences, sentenceStems }: Section, asked: Stems, rarity: Rarity): string {
  const weights = sentenceStems.map((stems) => sumOf(stems, asked, rarity));
  const at = weights.indexOf(Math.max(...weights));
  return within(longestText, sentences.slice(Math.max(0, at - 1))).join(' ');
}

/** Numbers count here: `warum fängt das bei 0 an`. */
function askedIn(message: string): Stems {
  const telling = tellingWords(message);
  const numbers = wordsIn(message).filter((word) => /^\d+$/.test(word));
  const isEmpty = telling.length === wordsIn(message).length && telling.length > 2;
  return new Set([...(isEmpty ? [] : telling), ...numbers].map(stemOf));
}

/** Without the task at the end, and without what stands before the first heading. */
function sectionsOf({ content }: Lesson): Section[] {
  const [, ...parts] = content.split(/^## /m);
  return parts.slice(0, -1).map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const text = lines.join('\n');
    const prose = text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/^- /gm, '');
    const sentences = sentencesOf(prose.replaceAll(/\s+/g, ' '));
    const sentenceStems = sentences.map((sentence) => new Set(stemsIn(sentence)));
    const headingStems = new Set(stemsIn(heading));
    const stems = new Set(stemsIn(`${heading} ${sentences.join(' ')}`));
    return { heading, headingStems, sentences, sentenceStems, stems, programs: fencesOf(text) };
  });
}
