import { expect, it } from 'vitest';
import { callIn } from '../src/source/call.ts';
import { classNamed } from '../src/source/classes.ts';
import { definitionsIn } from '../src/source/definitions.ts';
import { importsIn, writtenAs } from '../src/source/imports.ts';
import { readSource } from '../src/source/source.ts';

it('leaves only code in a line, and nothing in one that is too long to be searched', () => {
  const { lines, bareLines } = readSource(`x = "ä" # y\n${'1+'.repeat(5_000)}\ny = 2`);
  expect(bareLines).toEqual(['x = "·"    ', '', 'y = 2']);
  expect(lines[1]).toHaveLength(10_000);
});

it.each([
  ['import random', 'random', 'random'],
  ['import random as r', 'r', 'random'],
  ['import os.path', 'os', 'os'],
  ['from math import sqrt as wurzel', 'wurzel', 'math.sqrt'],
  ['from turtle import *', '*', 'turtle.*'],
  ['import time; x = 3', 'time', 'time'],
])('reads %s', (code, name, path) => {
  expect(importsIn(readSource(code))).toEqual([{ name, path, line: 1 }]);
});

it('reads several imports of one line', () => {
  const source = readSource('import random as r, math\nfrom time import (sleep, time as jetzt)');
  expect(importsIn(source).map(({ name }) => name)).toEqual(['r', 'math', 'sleep', 'jetzt']);
  expect(definitionsIn(source).map(({ name }) => name)).toEqual(['r', 'math', 'sleep', 'jetzt']);
});

it('knows how a program writes a part of a module', () => {
  const source = readSource('import random as r\nfrom math import sqrt as wurzel');
  expect(writtenAs(source, 'random', 'randint')).toBe('r.randint');
  expect(writtenAs(source, 'math', 'sqrt')).toBe('wurzel');
  expect(writtenAs(source, 'time', 'sleep')).toBeNull();
});

it('takes a call apart', () => {
  expect(callIn('t.goto(f(1, 2), "a, b")')).toEqual({
    callee: 't.goto',
    name: 'goto',
    values: ['f(1, 2)', '"a, b"'],
  });
  for (const piece of ['f(1) + g(2)', '(1, 2)', 'f(1', 'x', null]) expect(callIn(piece)).toBeNull();
});

it('knows the methods and attributes of a class', () => {
  const code =
    'class Tür(Haus):\n    zahl = 1\n    def __init__(self, höhe):\n        self.höhe = höhe\n\n    @staticmethod\n    def öffne(): pass\nx = 1';
  expect(classNamed(readSource(code), 'Tür')).toEqual({
    name: 'Tür',
    bases: ['Haus'],
    methods: [
      { name: '__init__', line: 3, parameters: ['self', 'höhe'], isStatic: false },
      { name: 'öffne', line: 7, parameters: [], isStatic: true },
    ],
    attributes: new Set(['höhe', 'zahl']),
  });
});
