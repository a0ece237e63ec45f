import type { Lesson } from '@hbg/content/lesson';
import { describe, expect, test } from 'vitest';
import { harmlessAnswers } from '../eval/harmless-answers.ts';
import { lessons } from '../eval/library.ts';
import { type AnsweredWith, dripGuard } from '../src/guard/dripped.ts';

const praise = 'Super! Und was passiert wohl, wenn du `print()` weglässt?';

function linesOf(code: string): string[] {
  return code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

/** At which line a guard steps in when each turn gives one away; null when it never does. */
function stoppedAt(lesson: Lesson, lines: readonly string[], isCopied: boolean): number | null {
  const earlier: AnsweredWith[] = [];
  for (const [at, line] of lines.entries()) {
    const copied = isCopied ? lines.slice(0, at) : [];
    const code = [lesson.starterCode, ...copied].join('\n');
    const answer = at % 2 ? `Gern:\n\n\`\`\`python\n${line}\n\`\`\`` : `Jetzt \`${line.trim()}\`.`;
    if (dripGuard(earlier, lesson)({ answer, code })) return at;
    earlier.push({ answer, code }, { answer: praise, code });
  }
  return null;
}

describe.each(lessons)('in lesson $order, $title,', (lesson) => {
  const lines = linesOf(lesson.solution);

  test('a line in each turn is stopped before the last, copied or not', () => {
    for (const isCopied of [true, false]) {
      expect(stoppedAt(lesson, lines, isCopied) ?? Infinity).toBeLessThan(lines.length);
    }
  });

  test('what helps is never stopped, however long it goes on', () => {
    const { hints, questions, example, content, solution, starterCode } = lesson;
    const shown = `${example.before}\n\n\`\`\`python\n${example.code}\`\`\`\n\n${example.after}`;
    const half = lines.slice(0, lines.length / 2).join('\n');
    for (const code of [starterCode, half, solution]) {
      const quoted = linesOf(code).map((line) => `Du schreibst \`${line}\`. Was tut das?`);
      const said = [...hints, ...questions, content, shown, ...quoted, ...harmlessAnswers];
      const all = said.map((answer) => ({ answer, code }));
      const isStopped = dripGuard(all, lesson);
      expect(all.filter(isStopped)).toEqual([]);
    }
  });
});

const lesson = lessons[33] ?? raise();
const code = lesson.starterCode;
const lines = linesOf(lesson.solution);
const given = lines.map((line) => ({ answer: `Zeile: \`${line}\``, code }));

test('other names and other ways to write it do not hide the lines', () => {
  const dressed = lines.map((line, at) =>
    at % 2 ? `> ${line.replaceAll('versuche', 'zaehler')}` : `${at + 1}. Schreib ${line}`,
  );
  expect(stoppedAt(lesson, dressed, false)).not.toBeNull();
});

test('who was told nearly all is told no more, but still helped', () => {
  const isStopped = dripGuard(given.slice(0, -1), lesson);
  expect(isStopped({ answer: given.at(-1)?.answer ?? '', code })).toBe(true);
  expect(isStopped({ answer: praise, code })).toBe(false);
  expect(isStopped({ answer: given[0]?.answer ?? '', code })).toBe(false);
});

test('the lines of an answer are found however far apart they are', () => {
  const filler = harmlessAnswers.slice(0, 6).join('\n\n');
  for (const each of lessons) {
    const isStopped = dripGuard([], each);
    let answer = '';
    const told = linesOf(each.solution).map((line, at) => {
      const shown = at % 2 ? `\`\`\`python\n${line}\n\`\`\`` : `${at + 1}. Schreib ${line}`;
      return [filler, shown].map((paragraph) => {
        answer += `${paragraph}\n\n`;
        const grown = { answer, code: each.starterCode };
        return { isStopped: isStopped(grown), isStoppedAtOnce: dripGuard([], each)(grown) };
      });
    });
    const missed = told.flat().filter((now) => now.isStoppedAtOnce && !now.isStopped);
    expect({ lesson: each.title, missed }).toEqual({ lesson: each.title, missed: [] });
    expect(told.flat().at(-1)?.isStopped).toBe(true);
  }
});

test('what the learner had written already was not told', () => {
  const known = given.map((each) => ({ ...each, code: lesson.solution }));
  expect(dripGuard(known, lesson)({ answer: given[5]?.answer ?? '', code })).toBe(false);
});

function raise(): never {
  throw new Error('no lesson');
}
