import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replyFolder } from './folders.ts';
import { readSections } from './sections.ts';

/**
 * What the house says in its own words: a file of Markdown, each reply below its heading. `{help}`
 * is filled with the reply of that name; where there is none above it, it's left to who says it.
 * `[[Run]]` is what a button or a place on the screen is called, word for word.
 */
export function loadReplies<const Heading extends string>(
  name: string,
  headings: readonly Heading[],
  folder = replyFolder,
): (heading: Heading) => string {
  const file = join(folder, `${name}.md`);
  const textOf = readSections({ file, body: readFileSync(file, 'utf8'), bodyLine: 1 }, headings);
  const replies = new Map<string, string>();
  for (const heading of headings) {
    replies.set(heading, filled(unwrapped(textOf(heading)), replies));
  }
  return (heading) => replies.get(heading) ?? '';
}

/** Lines are broken for who reads the file, but for those of code. */
function unwrapped(text: string): string {
  const parts = text.split(/(^```[^]*?^```$)/m);
  return parts.map((part, at) => (at % 2 === 0 ? unwrappedProse(part) : part)).join('');
}

function unwrappedProse(text: string): string {
  return namesInBold(text.replaceAll(/(?<=\S)\n(?=[^\s\d`#>|-])/g, ' '));
}

export function namesInBold(text: string): string {
  return text.replaceAll(/\[\[(.+?)\]\]/g, '**$1**');
}

function filled(text: string, known: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{([\w -]+)\}/g, (whole, name: string) => known.get(name) ?? whole);
}
