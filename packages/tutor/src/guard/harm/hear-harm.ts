import { spokenIn } from './answer-words.ts';
import { isDestructive } from './destructive-code.ts';
import { type HarmReader, ofTheHouse } from './harm-reader.ts';
import { hasWrongHelp } from './help-numbers.ts';
import { sentencesIn } from './sentences.ts';

/** Of a hundred harmful answers some 83 sound so, of a hundred harmless ones six. */
const suspicious = 0.4;
/** As a part of a sentence, whatever else that one says. */
const outspoken = 2.1;
const fewestWords = 3;

/** Whether a paragraph of an answer harms. */
export function isHarmful(paragraph: string, reads: HarmReader): boolean {
  const spoken = spokenIn(paragraph);
  return (
    isDestructive(paragraph) ||
    hasWrongHelp(spoken) ||
    sentencesIn(spoken).some((sentence) => soundsHarmful(sentence, reads))
  );
}

function soundsHarmful(sentence: string, reads: HarmReader): boolean {
  const score = reads(sentence);
  if (score === ofTheHouse) return false;
  const clauses = sentence
    .split(/[,;:]\s+/)
    .filter((each) => each.split(' ').length >= fewestWords);
  return score > suspicious || clauses.some((clause) => reads(clause) > outspoken);
}
