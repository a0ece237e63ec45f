import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from '@hbg/contract/units';
import type * as z from 'zod/mini';
import { ContentError } from './content-error.ts';
import { isSimple } from './goal.ts';
import { type Page, readPage } from './read-page.ts';
import type { Unit, UnitFront } from './unit.ts';
import { readCheck, readCode, readData, refuseOtherFiles } from './unit-files.ts';

export type LoadedUnit<Front extends UnitFront = UnitFront> = {
  readonly unit: Unit;
  /** Its `unit.md`, with the fields of its area. */
  readonly page: Page<Front>;
};

/** A folder with `unit.md` and, where something is written, starter, solution, check and data. */
export function loadUnit<Schema extends z.ZodMiniType<UnitFront>>(
  folder: string,
  schema: Schema,
  ownFiles: readonly string[] = [],
): LoadedUnit<z.output<Schema>> {
  const file = join(folder, 'unit.md');
  if (!existsSync(folder)) throw new ContentError(folder, 1, 'diesen Ordner gibt es nicht');
  refuseOtherFiles(folder, ownFiles);
  const page = readPage(file, schema);
  const unit = unitOf(folder, page);
  refuseWrongParts(page, unit);
  refuseOtherSolution(page, unit);
  refuseUnchecked(page, unit);
  return { unit, page };
}

function unitOf(folder: string, { front, body }: Page<UnitFront>): Unit {
  const { id, title, kind, minutes, concepts, needs, introduces, goals, hints, quiz } = front;
  const starter = readCode(folder, 'starter');
  const { riddle } = front;
  const language = riddle ? null : languageOf(starter);
  return {
    id,
    title,
    kind,
    minutes,
    concepts,
    needs,
    introduces,
    goals,
    hints,
    quiz,
    xp: front.xp ?? null,
    language,
    content: body.trim(),
    starter,
    solution: readCode(folder, 'solution'),
    check: readCheck(folder, language),
    data: readData(folder),
    ...(riddle && { riddle }),
  };
}

function languageOf(starter: Files): Unit['language'] {
  const [first] = Object.keys(starter);
  if (!first) return null;
  return first.endsWith('.py') ? 'python' : 'web';
}

/** What a kind needs and what it can't have. */
function refuseWrongParts({ file, lineOf }: Page<UnitFront>, unit: Unit) {
  const { kind, language, goals, hints, quiz, riddle } = unit;
  const refuse = (key: string, cure: string) => {
    throw new ContentError(file, lineOf(key), cure);
  };
  if (kind === 'run' || kind === 'build') {
    if (language === null)
      refuse('kind', `kind: ${kind} braucht starter.py, starter.js oder einen Ordner starter`);
    if (goals.length === 0) refuse('kind', `kind: ${kind} braucht goals: …`);
  }
  if (kind === 'read' || kind === 'quiz') {
    if (language !== null)
      refuse('kind', `kind: ${kind} hat weder starter noch solution: lösche sie`);
    if (goals.length > 0) refuse('goals', `kind: ${kind} hat keine goals`);
    if (hints.length > 0) refuse('hints', `kind: ${kind} hat keine hints`);
  }
  if (riddle && Object.keys(unit.starter).join() !== 'main.py')
    refuse('kind', 'ein Rätsel braucht starter.py und solution.py');
  if (kind === 'quiz' && quiz.length === 0 && !riddle) refuse('kind', 'kind: quiz braucht quiz: …');
}

function refuseOtherSolution({ file, lineOf }: Page<UnitFront>, { starter, solution }: Unit) {
  const names = new Set([...Object.keys(starter), ...Object.keys(solution)]);
  // A script may stand alone.
  if (names.has('style.css')) names.add('index.html');
  for (const [place, files] of Object.entries({ starter, solution })) {
    const missing = [...names].find((name) => files[name] === undefined);
    if (!missing) continue;
    const cure =
      Object.keys(files).length === 0
        ? `${place} fehlt`
        : `in ${place} fehlt ${missing}: starter und solution haben dieselben Dateien`;
    throw new ContentError(file, lineOf('kind'), cure);
  }
}

const goalFunction = /^(?:async )?(?:def|function|const|let) goal_(\d+)\b/gm;

/** Each goal is checked in one way. */
function refuseUnchecked({ file, lineOf }: Page<UnitFront>, { goals, check, language }: Unit) {
  const checkFile = language === 'python' ? 'check.py' : 'check.js';
  const checked = new Set(Array.from((check ?? '').matchAll(goalFunction), ([, n]) => Number(n)));
  for (const [index, goal] of goals.entries()) {
    const number = index + 1;
    const refuse = (cure: string) => {
      throw new ContentError(file, lineOf('goals', index), cure);
    };
    if (!isSimple(goal) && !checked.has(number))
      refuse(`Ziel ${number} prüft niemand: schreib goal_${number} in ${checkFile}`);
    if (isSimple(goal) && checked.has(number))
      refuse(
        `Ziel ${number} wird hier und von goal_${number} in ${checkFile} geprüft: lass eins weg`,
      );
  }
  const extra = [...checked].find((number) => number < 1 || number > goals.length);
  if (extra === undefined) return;
  const [before = ''] = (check ?? '').split(new RegExp(`\\bgoal_${extra}\\b`));
  const cure = `zu goal_${extra} fehlt in unit.md das Ziel ${extra}: schreib es, oder lösche die Funktion`;
  throw new ContentError(join(dirname(file), checkFile), before.split('\n').length, cure);
}
