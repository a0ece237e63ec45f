import type { TurtleCase } from './turtle-case.ts';

/** More than a page can paint, or than numbers can say. */
export const limitCases: readonly TurtleCase[] = [
  {
    title: 'a turtle that walks beyond all numbers is stopped with an error',
    code: 'import turtle as t\nt.speed(0)\nfor i in range(3): t.forward(1e308)',
    kind: 'python-error',
    error: { type: 'TurtleGraphicsError', message: 'bad number: inf', line: 3 },
    items: [{ kind: 'line', points: [0, 0, 1e308, 0] }],
  },
  {
    title: 'also the way between two far places is too long',
    code: 'from turtle import *\nspeed(0)\ngoto(-1e308, 0)\ngoto(1e308, 0)',
    kind: 'python-error',
    error: { type: 'TurtleGraphicsError', message: 'bad number: inf', line: 4 },
  },
  {
    title: 'an angle beyond all numbers is an error too',
    code: 'from turtle import *\ndegrees(1e-300)\nleft(1e100)',
    kind: 'python-error',
    error: { type: 'TurtleGraphicsError', message: 'bad number: inf', line: 3 },
  },
  {
    title: 'a very long way at a slow speed is only slow',
    code: 'from turtle import *\nspeed(1)\nforward(1e308)\nprint(pos()[0] == 1e308)',
    output: 'True\n',
  },
  {
    title: 'what is no number anywhere takes nothing else with it',
    code: `from turtle import *
pen(stretchfactor=(float("inf"), 1)); resizemode("user"); dot(9); stamp(); dot(7)`,
    items: [
      { kind: 'dot', size: 9 },
      { kind: 'dot', size: 7 },
    ],
  },
  {
    title: 'of a text without end the beginning is written',
    code: 'from turtle import *\nwrite("ä" * 1_000_000)\ntitle("ö" * 1_000_000)\ndot(5)',
    items: [{ kind: 'text', text: 'ä'.repeat(10_000) }, { kind: 'dot' }],
    setting: { title: 'ö'.repeat(10_000) },
  },
  {
    title: 'a circle of very many steps comes back to its start, and undo takes it away as one',
    code: `from turtle import *
speed(0); dot(5)
circle(100, 720 * 360 / 360, 4_500); print(heading(), pos()); undo(); print(heading(), pos())`,
    output: '0.0 (0.00,0.00)\n0.0 (0.00,0.00)\n',
    items: [{ kind: 'dot' }],
  },
  {
    title: 'a circle of very many steps turns by its whole angle',
    code: 'from turtle import *\ntracer(0)\ncircle(100, 100_090.5, 7_777); print(heading())',
    output: '10.5\n',
  },
  {
    title: 'clear takes away ever so many items',
    code: 'from turtle import *\ntracer(0)\nfor i in range(12_345): dot(5)\nclear(); dot(7)',
    items: [{ kind: 'dot', size: 7 }],
  },
];
