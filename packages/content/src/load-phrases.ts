import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { answerFolder, dangerFolder, phraseFolder } from './folders.ts';

/** How people write who want the same thing; that thing is the name of the file. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

export function loadPhrases(folder = phraseFolder): Phrases {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return new Map(files.map((file) => [basename(file, '.txt'), linesOf(join(folder, file))]));
}

/** How children write who need more than a tutor, and `harmless`: what sounds like it. */
export function loadDangers(): Phrases {
  return loadPhrases(dangerFolder);
}

/** What a model may say to a child, sentence by sentence: `harmful` and `ordinary`. */
export function loadAnswers(): Phrases {
  return loadPhrases(answerFolder);
}

function linesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
