import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadUnitsOnDisk } from '../src/areas.ts';
import { courseFolder } from '../src/folders.ts';
import { lessonFiles, lessonFront } from '../src/lesson.ts';
import { loadCourses } from '../src/load-courses.ts';

const chapter = '1-python/1-erste-schritte';

/** The first chapter alone, to be changed. */
function copyOfCourse() {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-courses-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['1-python/course.md', chapter]) {
    cpSync(join(courseFolder, part), join(folder, part), { recursive: true });
  }
  const path = join(folder, chapter);
  const names = readdirSync(path).filter((name) => /^\d/.test(name));
  const sorted = names.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const change = (name: string, from: string | RegExp, to: string) => {
    const file = join(path, name, 'unit.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  return { folder, path, names: sorted, change };
}

function idsByOrder(folder: string) {
  const lessons = loadCourses(folder).flatMap(({ chapters }) => chapters.flatMap((c) => c.lessons));
  return lessons.map(({ id, order, title }) => ({ id, order, title }));
}

test('a lesson put between two others moves places and no ids', () => {
  const { folder, path, names, change } = copyOfCourse();
  const before = idsByOrder(folder);
  for (const name of names.slice(1).toReversed()) {
    const place = Number.parseInt(name, 10);
    renameSync(join(path, name), join(path, name.replace(/^\d+/, `${place + 1}`)));
  }
  cpSync(join(path, names[0] ?? ''), join(path, '2-dazwischen'), { recursive: true });
  change('2-dazwischen', /^id: .*\ntitle: .*/m, 'id: lektion/900\ntitle: Dazwischen');
  const [first, ...later] = before;
  expect(idsByOrder(folder)).toEqual([
    first,
    { id: 900, order: 2, title: 'Dazwischen' },
    ...later.map(({ id, order, title }) => ({ id, order: order + 1, title })),
  ]);
});

test('an id that another lesson has is refused, with file, line and cure', () => {
  const { folder, path, names, change } = copyOfCourse();
  const [first = '', second = ''] = names;
  change(second, /^id: .*/m, 'id: lektion/1');
  const [owner, wrong] = [first, second].map((name) => join(path, name, 'unit.md'));
  const lessons = { name: 'lessons', folder, schema: lessonFront, ownFiles: lessonFiles };
  expect(() => loadUnitsOnDisk([lessons])).toThrow(
    `${wrong}:2: id: lektion/1 steht schon in ${owner}: nimm eine`,
  );
});

test.each([
  ['', 1],
  ['id: lektion/zwei\n', 2],
  ['id: 12\n', 2],
])('an id that is no number (%j) is refused, with file, line and cure', (id, line) => {
  const { folder, path, names, change } = copyOfCourse();
  const [name = ''] = names;
  change(name, /^id: .*\n/m, id);
  const file = join(path, name, 'unit.md');
  expect(() => loadCourses(folder)).toThrow(`${file}:${line}: id: gib der Lektion eine Nummer`);
});
