import { expect, test } from 'vitest';
import { proofsOfLesson } from '../proof/lesson-proofs.ts';
import { openPythonBench } from '../proof/python-bench.ts';
import { loadUnitsOnDisk } from '../src/areas.ts';
import type { Lesson } from '../src/lesson.ts';
import { loadCourses } from '../src/load-courses.ts';
import { firstFindings } from './first-findings.ts';

const bench = await openPythonBench();
const lessons = loadCourses().flatMap(({ chapters }) => chapters.flatMap((part) => part.lessons));
const asking = lessons.find(({ typed, mistakes }) => typed && mistakes.length > 0);

/** Of a lesson whose examples ask, with some of its parts changed, without the lessons before. */
function findingsOf(change: (lesson: Lesson) => Partial<Lesson>) {
  if (!asking) throw new Error('no lesson asks in its examples');
  const written = loadUnitsOnDisk().find(({ unit }) => unit.id === `lektion/${asking.id}`);
  if (!written) throw new Error('the lesson is no unit');
  const changed = { ...asking, ...change(asking) };
  return firstFindings(proofsOfLesson(written, { bench, lessons: [changed] }));
}

function withMistake({ mistakes }: Lesson, code: string) {
  return { mistakes: mistakes.map((mistake) => ({ ...mistake, code })) };
}

test.each<[string, (lesson: Lesson) => Partial<Lesson>, RegExp]>([
  ['an example to which nobody types', () => ({ typed: undefined }), /md:\d+: das Beispiel fragt/],
  [
    'an example that asks once more',
    () => ({ typed: [] }),
    /md:\d+: das Beispiel fragt öfter, als in typed: … etwas steht/,
  ],
  [
    'an example that breaks off',
    ({ content }) => ({ content: `${content}\n\n\`\`\`python\nprit(1)\n\`\`\`\n` }),
    /das Beispiel bricht hier ab: .*`prit`/,
  ],
  [
    'an example that never ends',
    ({ content }) => ({ content: `${content}\n\n\`\`\`python\nwhile True:\n    x = 1\n\`\`\`\n` }),
    /das Beispiel hört nicht auf/,
  ],
  [
    'a mistake that is none',
    (lesson) => withMistake(lesson, 'print(1)\n'),
    /unit\.md:\d+: das Programm läuft ohne Fehler: bau einen Fehler ein/,
  ],
  [
    'a mistake that never ends',
    (lesson) => withMistake(lesson, 'while True:\n    x = 1\n'),
    /unit\.md:\d+: das Programm hört nicht auf: bau einen Fehler ein/,
  ],
  [
    'what was not taught',
    () => ({ teaches: [] }),
    /:\d+: "" wurde bis hierher nicht erklärt: .* nimm '""' in teaches auf/,
  ],
  [
    'what is not taught in its form',
    ({ teaches }) => ({ teaches: teaches.map((name) => name.replace('()', '')) }),
    /input\(\) wurde bis hierher nicht erklärt: in teaches heißt es "input\(\)", nicht input/,
  ],
  [
    'a mistake with another message',
    ({ mistakes }) => ({ mistakes: mistakes.map(({ code }) => ({ code, error: 'other' })) }),
    /unit\.md:\d+: die Meldung ist \S+, nicht other/,
  ],
])('%s is found in a lesson, with its place and its cure', async (_, change, finding) => {
  expect(await findingsOf(change)).toMatch(finding);
});
