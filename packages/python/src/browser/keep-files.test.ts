import { beforeAll, beforeEach, expect, test } from 'vitest';
import { runHere, startHere } from '../../test/interpreter-here.ts';
import type { Interpreter } from '../core/interpreter.ts';
import { keepFiles } from './keep-files.ts';
import { SessionFiles } from './session-files.ts';

let interpreter: Interpreter;
let files: SessionFiles;
beforeAll(async () => void (interpreter = await startHere()));
beforeEach(async () => {
  files = new SessionFiles(interpreter.pyodide.FS);
  files.replaceAll([]);
  const code = `
import os
os.makedirs("daten/leer", exist_ok=True)
open("daten/punkte.txt", "w").write("17")
open("zu.txt", "w").write("x")
os.chmod("zu.txt", 0o444)
`;
  await runHere(interpreter, code);
  files.readChanged();
});

const look = `
import os
for folder, folders, names in sorted(os.walk(".")):
    for name in sorted(folders + names):
        path = os.path.join(folder, name)
        print(path, oct(os.stat(path).st_mode), "" if os.path.isdir(path) else open(path).read())
print(sorted(os.listdir("/tmp")), sorted(os.listdir("/")))
`;

test.each([
  ['nothing', 'pass'],
  ['reads', 'print(open("daten/punkte.txt").read())'],
  ['writes over a file', 'open("daten/punkte.txt", "w").write("99")'],
  ['appends', 'open("daten/punkte.txt", "a").write("9")'],
  ['makes files', 'open("neu.txt", "w").write("x"); open("/tmp/x", "w"); open("/y", "w")'],
  ['makes folders', 'import os; os.makedirs("a/b/c"); os.symlink("zu.txt", "a/link")'],
  ['deletes everything', 'import shutil; shutil.rmtree("daten"); shutil.rmtree("/tmp")'],
  ['renames', 'import os; os.rename("daten", "andere"); os.rename("zu.txt", "daten")'],
  ['makes a folder of a file', 'import os; os.remove("zu.txt"); os.makedirs("zu.txt/x")'],
  ['takes rights away', 'import os; os.chmod("daten", 0); os.chmod(".", 0o500)'],
  [
    'leaves a file open',
    'class A: pass\na = A()\na.a = a\na.f = open("neu.txt", "w"); a.f.write("x")',
  ],
])('a program that does this leaves everything as it was: %s', async (_what, code) => {
  const before = await runHere(interpreter, look);
  interpreter.cleanUp();
  const putBack = keepFiles(interpreter.pyodide.FS);
  await runHere(interpreter, code);
  interpreter.cleanUp();
  expect(putBack()).toBe(true);
  expect((await runHere(interpreter, look)).output).toBe(before.output);
  expect(files.readChanged()).toBeNull();
});
