import { beforeAll, expect, test } from 'vitest';
import { runHere, startHere } from '../../test/interpreter-here.ts';
import type { Interpreter } from '../core/interpreter.ts';
import { SessionFiles } from './session-files.ts';

let interpreter: Interpreter;
beforeAll(async () => void (interpreter = await startHere()));

/** What is there after a program, as text by path. */
async function filesAfter(code: string) {
  const files = new SessionFiles(interpreter.pyodide.FS);
  files.replaceAll([]);
  await runHere(interpreter, code);
  const changed = files.readChanged() ?? [];
  return changed.map(({ path, content }) => [path, new TextDecoder().decode(content)]);
}

test('files in folders are found, with their contents', async () => {
  const code = 'import os\nos.makedirs("a/b")\nopen("a/b/c.txt", "w").write("Hällo")';
  expect(await filesAfter(code)).toEqual([['/home/hbg/a/b/c.txt', 'Hällo']]);
});

test('a file without any rights is kept like the others', async () => {
  const code = 'import os\nopen("zu.txt", "w").write("x")\nos.chmod("zu.txt", 0)';
  expect(await filesAfter(code)).toEqual([['/home/hbg/zu.txt', 'x']]);
});

test('a home that has become a file holds none, and is back for the next program', async () => {
  const code =
    'import os, shutil\nos.chdir("/")\nshutil.rmtree("/home/hbg")\nopen("/home/hbg", "w").write("x")';
  expect(await filesAfter(code)).toEqual([]);
  const next = await runHere(interpreter, 'print(open("neu.txt", "w").write("da"))');
  expect(next.output).toBe('2\n');
});

test('nothing is told when nothing has changed', async () => {
  const files = new SessionFiles(interpreter.pyodide.FS);
  files.replaceAll([{ path: '/home/hbg/x/y.txt', content: new Uint8Array([65]) }]);
  await runHere(interpreter, 'print(open("x/y.txt").read())');
  expect(files.readChanged()).toBeNull();
});
