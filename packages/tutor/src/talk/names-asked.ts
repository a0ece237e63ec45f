import { lineInWords } from '@hbg/coach/line/line-in-words';
import { shown as quote } from '@hbg/coach/line/shown';
import { builtins, keywords } from '@hbg/coach/words/python-names';
import type { Lesson } from '@hbg/content/lesson';
import { fencesOf } from '@hbg/content/sections';
import { explainRun } from './explain-run.ts';
import { conceptOfName } from './find-concept.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';

const asked =
  /^(?:und |aber |hä+ |eh )*(?:was|wat|wofür|wozu)(?: (?:ist|is|isn|sind|macht|bedeutet|bedeuted|hei(?:ß|ss|s)t|soll))(?: (?:denn|eigentlich|hier|das|die|der|den|diese[rs]?|meine?|mit))* [`„"']?(?<name>[\p{L}_][\p{L}\p{N}_]*)[`“"']?(?: (?:hier|da|denn|eigentlich|für|eine?|variable))*\W*$/iu;
const longestLine = 60;

/** What a name of the learner's program, or of the task, stands for, where no card of the course has it. */
export function nameAsked(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  const word = asked.exec(message.trim())?.groups?.name ?? '';
  if (word === '' || keywords.has(word) || builtins.has(word)) return null;
  const { lesson, code, lastResult } = situation;
  const level = knowledge.levelOf(lesson);
  const card = knowledge.concepts.get(conceptOfName(knowledge, word) ?? '');
  if (card && level.isTaught(card)) return null;
  const { type, message: told } = lastResult?.error ?? {};
  if (type === 'NameError' && told?.includes(`'${word}'`))
    return { ...explainRun(situation), intent: 'error' };
  const text = inProgram(word, code) ?? (lesson && inLesson(word, lesson));
  return text ? { text, intent: 'explain-line', concept: null } : null;
}

function inProgram(word: string, code: string): string | null {
  const at = lineWith(word, code);
  if (!at) return null;
  const told = lineInWords(at.line, code) ?? 'Dort wird er zum ersten Mal benutzt.';
  const isCommand = /^(?:def|class)\b/.test(at.line);
  const next = isCommand
    ? 'Such die Zeile, die diesen Namen benutzt.'
    : `Schreib danach \`print(${at.name})\` und drück auf **Run**, dann siehst du, was gerade darin steckt.`;
  const start = `${quote(at.name, longestLine)} ist ein Name in deinem Programm, kein Wort von Python.`;
  return `${start} Zeile ${at.number}, ${quote(at.line, longestLine)}: ${told}\n\n${next}`;
}

function opening(name: string): string {
  return `${quote(name, longestLine)} ist ein Name aus dieser Lektion`;
}

/** What the task says of it comes before how an example of the lesson makes it. */
function inLesson(word: string, { goals, content }: Lesson): string | null {
  const code = `\`${word.toLowerCase()}\``;
  const goal = goals.map(({ text }) => text).find((text) => text.toLowerCase().includes(code));
  if (goal)
    return `${opening(word.toLowerCase())}: Eine Variable mit diesem Namen legst du in deinem Programm selbst an. In den Zielen steht, was hineinkommt: „${goal}“`;
  for (const fence of fencesOf(content)) {
    const at = fence.language === 'python' ? lineWith(word, fence.code) : null;
    const told = at && lineInWords(at.line, fence.code);
    if (told)
      return `${opening(at.name)}, ausgedacht für das Beispiel ${quote(at.line, longestLine)}. ${told}`;
  }
  return null;
}

type Line = { readonly name: string; readonly line: string; readonly number: number };

/** The first line that gives it something to hold, or makes it a command. */
function lineWith(word: string, code: string): Line | null {
  const pattern = new RegExp(
    `^\\s*(?:(?:def|for|class) )?(?<name>${word})(?:\\s*=(?!=)| in |\\s*[(:])`,
    'iu',
  );
  const lines = code.split('\n');
  const at = lines.findIndex((line) => pattern.test(line) && !isCall(line));
  const name = pattern.exec(lines[at] ?? '')?.groups?.name;
  return name === undefined ? null : { name, line: (lines[at] ?? '').trim(), number: at + 1 };
}

function isCall(line: string): boolean {
  return /^\s*\w+\s*\(/.test(line);
}
