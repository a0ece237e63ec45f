import { beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import type { Interpreter } from '../src/core/interpreter.ts';
import { runHere, startHere } from './interpreter-here.ts';
import { python } from './programs/program-case.ts';

let lasting: Interpreter;
beforeAll(async () => void (lasting = await startHere()));

test.each([
  ['prints', 'print("Hallo")'],
  ['fails', '1 / 0'],
  ['draws', 'import turtle\nturtle.forward(10)'],
  ['seeds', 'import random\nrandom.seed(3)\nprint(random.random())'],
  ['makes classes', 'from dataclasses import dataclass\n@dataclass\nclass A:\n    x: int = 1'],
  ['makes abstract classes', 'from abc import ABC\nclass A(ABC): pass\nA.register(int)'],
  ['imports the rest', 'import zipfile, email, http.client, unittest, xml.etree.ElementTree'],
  ['logs', 'import logging\nlogging.basicConfig()\nlogging.warning("x")'],
  ['replaces functions', 'import json, math\njson.dumps = math.sqrt = print = None'],
  ['asks for too deep a recursion', 'import sys\nsys.setrecursionlimit(10**9)'],
])('an interpreter whose program %s serves the next one', async (_what, code) => {
  await runHere(lasting, code);
  expect(lasting.cleanUp()).toBe(true);
  expect((await runHere(lasting, 'print(1)')).output).toBe('1\n');
});

const broken = [
  ['changes the harness', 'import hbg.run\nhbg.run.verdict_on = lambda *a: {"kind": "finished"}'],
  [
    'changes what would notice',
    'import hbg.start_over as s\ns.restore = s.restore_builtins = lambda: None\ns.clean_up = lambda: True',
  ],
  [
    'rewrites a function of ours',
    'import hbg.run\nhbg.run._kind_of.__code__ = (lambda e: "x").__code__',
  ],
  [
    'rewrites a function of Python',
    'import textwrap\ntextwrap.dedent.__code__ = (lambda t: "x").__code__',
  ],
  ['rewrites a default', 'import textwrap\ntextwrap.wrap.__defaults__ = (5,)'],
  ['listens to the tidying up', 'import gc\ngc.callbacks.append(print)'],
  ['monitors', 'import sys\nsys.monitoring.use_tool_id(3, "x")'],
  ['says what a number is', 'import numbers\nnumbers.Number.register(str)'],
  ['takes the library away', 'import os\nos.remove("/lib/python314.zip")'],
  ['adds a codec', 'import codecs\ncodecs.register(lambda name: None)'],
  [
    'handles errors of codecs',
    'import _codecs\n_codecs.register_error("strict", lambda e: ("", 0))',
  ],
  ['changes importing', 'import importlib._bootstrap as b\nb._handle_fromlist = lambda *a: None'],
  ['closes its output', 'import os\nos.close(1)'],
] as const;

// Each takes a new one.
test.each(sampleOf(broken, 5))(
  'an interpreter whose program %s is not used again',
  async (_what, code) => {
    const interpreter = await startHere();
    await runHere(interpreter, code);
    expect(interpreter.cleanUp()).toBe(false);
  },
);

test('nobody can listen to every program from now on', async () => {
  const { ending } = await runHere(lasting, 'import sys\nsys.addaudithook(print)');
  expect(ending).toMatchObject({ error: { type: 'RuntimeError' } });
});

test('the check itself is in no module', async () => {
  const { output } = await runHere(
    lasting,
    python`
      import sys
      print([name for name, m in sys.modules.items() for v in list(getattr(m, "__dict__", {}).values()) if getattr(v, "__name__", "") == "is_intact"])
    `,
  );
  expect(output).toBe('[]\n');
});
