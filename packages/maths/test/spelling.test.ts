import { expect, test } from 'vitest';
import { spellingFindings } from '../../content/proof/spelling/findings.ts';
import { courses, kinds } from '../src/courses/courses.ts';
import { drawTask } from '../src/draw-task.ts';
import { readAnswer } from '../src/read-answer.ts';
import type { Task } from '../src/task.ts';

/** What no dictionary has. */
const names = new Set(['kgV', 'cm', 'dm', 'km', 'rechtwinkligen']);

function misspelled(file: string, texts: readonly string[]): string[] {
  const text = [...new Set(texts)].join('\n');
  return spellingFindings({ kind: 'plain', file, line: 1, text, names });
}

test('all that the trainer says is spelled right, and says du', () => {
  const findings = kinds.flatMap((kind) => {
    const drawn = [1, 2, 3, 4, 5].map((seed) => drawTask(kind, seed));
    return misspelled(kind.id, [kind.title].concat(drawn.flatMap(saidIn)));
  });
  expect(findings).toEqual([]);
});

function saidIn({ text, mistakes, steps }: Task): string[] {
  return [text].concat(
    mistakes.map(({ thought }) => thought),
    steps.map((step) => step.text),
  );
}

test('so are the courses, and what is said of answers that can’t be read', () => {
  const typed = ['', 'viel', '3/4', '3/0', '102', '0x2f', '3+4', '25 %', '12 cm'];
  const forms = ['number', 'fraction', 'bits'] as const;
  const sentences = typed.flatMap((text) =>
    forms.flatMap((form) => {
      const reading = readAnswer(text, { form });
      return reading.kind === 'unreadable' ? [reading.sentence] : [];
    }),
  );
  const said = courses.flatMap(({ title, description, ages }) => [title, description, ages]);
  expect(misspelled('Kurse', [...said, ...sentences])).toEqual([]);
});
