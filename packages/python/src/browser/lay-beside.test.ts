import { beforeAll, expect, test } from 'vitest';
import { runHere, startHere } from '../../test/interpreter-here.ts';
import type { Interpreter } from '../core/interpreter.ts';
import { layBeside } from './lay-beside.ts';

let interpreter: Interpreter;
beforeAll(async () => void (interpreter = await startHere()));

test('a program finds the files, and afterwards all is as before', async () => {
  const { FS: fs } = interpreter.pyodide;
  await runHere(interpreter, 'with open("a.txt", "w") as datei:\n    datei.write("meins")');
  const takeAway = layBeside(fs, { 'a.txt': 'Tag;Ärger', 'tief/b.csv': '1' });
  const code = 'print(open("a.txt").read(), open("tief/b.csv").read())\nopen("a.txt", "w").close()';
  expect((await runHere(interpreter, code)).output).toBe('Tag;Ärger 1\n');
  takeAway();
  const look = 'import os\nprint(open("a.txt").read(), os.path.exists("tief/b.csv"))';
  expect((await runHere(interpreter, look)).output).toBe('meins False\n');
});
