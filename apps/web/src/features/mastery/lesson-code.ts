import { splitFiles } from '@hbg/contract/files';
import type { MasteryLesson } from '@hbg/contract/mastery';
import type { Files } from '@hbg/contract/units';
import { visitMemory } from '../../ui/entries.ts';

/** What was written last in a lesson, in its example or in its lab: for the tools beside it, and for the visit. */
export function keepLessonCode(learner: string, unit: string, code: string) {
  visitMemory.write(entryOf(learner, unit), code);
}

type ShownLesson = Pick<MasteryLesson, 'unit' | 'example'>;

/** In one file, which is called like this; the example where nothing was written. */
export function lessonCode(learner: string, { unit, example }: ShownLesson, file: string): string {
  const code = visitMemory.read(entryOf(learner, unit));
  return code ? inOneFile(splitFiles(code, file), file) : example;
}

/** Style and script stand where the page calls for them. */
function inOneFile({ 'style.css': style, 'script.js': script, ...files }: Files, file: string) {
  return (files[file] ?? '')
    .replace(/<link\b[^>]*\bhref=["']style\.css["'][^>]*>/i, (tag) =>
      style === undefined ? tag : `<style>\n${style}</style>`,
    )
    .replace(/<script\b[^>]*\bsrc=["']script\.js["'][^>]*>/i, (tag) =>
      script === undefined ? tag : `<script>\n${script}`,
    );
}

function entryOf(learner: string, unit: string): string {
  return `lektion/${learner}/${unit}`;
}
