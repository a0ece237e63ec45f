import { ContentError } from './content-error.ts';
import type { Page } from './read-page.ts';

type Section = { readonly heading: string; readonly text: string; readonly line: number };

export type Fence = { readonly language: string; readonly code: string };

const fencePattern = /^```(\w[\w-]*)\n(.*?)^```$/gms;

/** Gives the text below each heading; they must be just these, in this order. */
export function readSections<const Heading extends string>(
  { file, body, bodyLine }: Pick<Page<unknown>, 'file' | 'body' | 'bodyLine'>,
  headings: readonly Heading[],
): (heading: Heading) => string {
  const sections = sectionsOf(body, bodyLine);
  for (const [index, heading] of headings.entries()) {
    const section = sections[index];
    if (section?.heading !== heading || section.text === '') {
      throw new ContentError(
        file,
        section?.line ?? bodyLine,
        `hierher gehört "## ${heading}" mit einem Text`,
      );
    }
  }
  const [extra] = sections.slice(headings.length);
  if (extra) throw new ContentError(file, extra.line, `lösche "## ${extra.heading}"`);
  return (heading) => sections[headings.indexOf(heading)]?.text ?? '';
}

export function fencesOf(text: string): Fence[] {
  return Array.from(text.matchAll(fencePattern), ([, language = '', code = '']) => ({
    language,
    code,
  }));
}

/** Around a text's one fence. */
export function partsAroundFence(text: string): readonly [before: string, after: string] {
  const [before = '', , , ...after] = text.split(fencePattern);
  return [before.trim(), after.join('').trim()];
}

function sectionsOf(body: string, bodyLine: number): Section[] {
  const sections: { heading: string; lines: string[]; line: number }[] = [];
  let isCode = false;
  for (const [index, line] of body.split('\n').entries()) {
    if (line.startsWith('```')) isCode = !isCode;
    const [, heading] = isCode ? [] : (/^## (.+)$/.exec(line) ?? []);
    if (heading) sections.push({ heading, lines: [], line: bodyLine + index });
    else if (sections.length > 0 || line.trim() !== '') sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ heading, lines, line }) => ({
    heading,
    line,
    text: lines.join('\n').trim(),
  }));
}
