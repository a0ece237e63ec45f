import { beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../../../scripts/sample-of.ts';
import type { Interpreter } from '../../src/core/interpreter.ts';
import { runHere, startHere } from '../interpreter-here.ts';
import { key } from './presses.ts';
import { runTurtles, type Script } from './turtle-host.ts';

let python: Interpreter;
beforeAll(async () => {
  python = await startHere();
});

test('a movement takes as long as its animation', async () => {
  const { commands, pauses } = await run('speed(3)\nforward(98)\nleft(90)\ncircle(50)');
  const steps = commands.filter((command) => command.kind === 'move' || command.kind === 'turn');
  expect(steps.map(({ ms }) => ms)).toEqual([250, 138, 801]);
  expect(pauses).toEqual([250, 138, 801]);
});

test('each speed is faster than the one before, and a drawing at 0 does not wait at all', async () => {
  const { pauses } = await run('for s in (1, 3, 6, 10, 0):\n    speed(s); forward(200)');
  expect(pauses).toEqual([1000, 510, 186, 48]);
});

test('delay changes how long everything takes', async () => {
  expect((await run('delay(20)\nspeed(1)\nforward(100)')).pauses).toEqual([1000]);
  expect((await run('delay(0)\nspeed(1)\nforward(100)')).pauses).toEqual([]);
});

test('many small movements share a pause', async () => {
  const { pauses, commands } = await run('speed(1)\nfor _ in range(10): forward(1)');
  expect(pauses.length).toBeLessThan(6);
  expect(commands.filter(({ kind }) => kind === 'line' || kind === 'move')).toHaveLength(10);
});

test('a hidden turtle turns without a pause', async () => {
  expect((await run('hideturtle()\nleft(180)')).pauses).toEqual([]);
});

test('without a tracer nothing is sent before the update, and then all at once', async () => {
  const { messages } = await run('tracer(0)\nforward(10)\nleft(90)\nforward(20)\nupdate()');
  expect(messages[0]?.map(({ kind }) => kind)).toEqual(['start', 'line', 'line', 'turtle']);
});

test('a game sends one message for each picture', async () => {
  const { messages } = await run(`tracer(0)
ball = Turtle(); ball.penup(); tafel = Turtle(); tafel.hideturtle()
for i in range(30):
    ball.setx(i); ball.setx(i + 1); tafel.clear(); tafel.write(i)
    update()`);
  expect(messages).toHaveLength(31);
  expect(messages[20]?.map(({ kind }) => kind)).toEqual(['remove', 'text', 'turtle']);
});

test('what was not shown by an update is seen at the end', async () => {
  const { drawing, messages } = await run('tracer(0)\nforward(10)');
  expect(messages).toHaveLength(1);
  expect(drawing.items.size).toBe(1);
});

test('with tracer(5) every fifth step is shown', async () => {
  const { pauses, messages } = await run('tracer(5, 20)\nfor _ in range(12): forward(1)');
  expect(pauses).toEqual([20, 20]);
  expect(messages.map((message) => message.filter(({ kind }) => kind === 'line').length)).toEqual([
    5, 5, 2,
  ]);
});

test('twenty thousand lines come in few messages', async () => {
  const { drawing, messages } = await run('tracer(0)\nfor _ in range(20000): forward(1)');
  expect(drawing.items.size).toBe(20_000);
  expect(messages.length).toBeLessThan(10);
});

test('updates leave the page time for a picture', async () => {
  const { pauses } = await run('tracer(0)\nfor _ in range(3): update()');
  expect(pauses.every((ms) => ms <= 16)).toBe(true);
});

test('at speed 0 a spiral is drawn at once, also in a program that listens to keys', async () => {
  const { durationMs, pauses } = await run(`speed(0)
onkeypress(print, "a")
for laenge in range(1000): forward(laenge / 10); left(91)`);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1);
  expect(durationMs).toBeLessThan(200);
});

test('at speed 0 a turtle that can be steered makes a hundred steps a second, as others also do', async () => {
  const { durationMs } = await run(`a, b = Turtle(), Turtle(); a.speed(0); b.speed(0)
onkeypress(print, "a"); weg = 0
while weg < 50: a.forward(1); b.forward(1); weg += 1`);
  expect(durationMs).toBeGreaterThan(480);
  expect(durationMs).toBeLessThan(550);
});

test('a movement during that of the program takes its own time alone', async () => {
  const { pauses } = await run(`a, b = Turtle(), Turtle(); a.speed(1); b.speed(1)
ontimer(lambda: b.forward(20), 100)
a.forward(200)`);
  expect(pauses).toEqual([100, 100, 800]);
});

test('what a timer moves is seen while a long movement goes on', async () => {
  const { messages } = await run(`a, b = Turtle(), Turtle(); a.speed(1); b.speed(0)
ontimer(lambda: (b.setx(50), b.sety(50)), 100)
a.forward(400)`);
  expect(messages.at(-1)?.map(({ kind }) => kind)).toEqual(['listen']);
});

test('a game whose pictures are late lets the page bring keys between them', async () => {
  const { output } = await run(
    `import time
tracer(0); onkeypress(lambda: print("x"), "a"); onkeypress(bye, "q"); listen()
while True:
    for _ in range(3000): time.perf_counter()
    update()`,
    { events: [100, key('a'), 100, key('a'), 100, key('q'), 1_000] },
  );
  expect(output).toBe('x\nx\n');
});

test('mainloop ends with the last timer when nothing else can happen', async () => {
  const { durationMs } = await run('ontimer(lambda: forward(100), 500); mainloop()');
  expect(durationMs).toBeGreaterThan(700);
  expect(durationMs).toBeLessThan(800);
});

test('mainloop goes on for as long as there is a function for a key', async () => {
  const { durationMs, ending } = await run(
    'onkeypress(print, "a"); ontimer(print, 100); mainloop()',
    {
      events: [100_000],
    },
  );
  expect(ending.kind).toBe('stopped');
  expect(durationMs).toBeGreaterThan(100_000);
});

test('texts without end come in messages that a page can take', async () => {
  const { messages } = await run('tracer(0)\nfor _ in range(100): write("x" * 20_000)');
  expect(Math.max(...messages.map((message) => message.length))).toBeLessThan(15);
});

test('lines and areas have no more corners than a page can take', async () => {
  const { commands } = await run(`tracer(0)
begin_fill(); circle(100, None, 50_000); end_fill()`);
  const points = commands.flatMap((command) =>
    'points' in command ? [command.points.length] : [],
  );
  expect(points.length).toBeGreaterThan(50);
  expect(Math.max(...points)).toBeLessThanOrEqual(40_000);
});

test('a program waits for a page that paints more slowly than it draws', async () => {
  const { messages, durationMs } = await run('tracer(0)\nfor _ in range(20_000): dot(5)', {
    paintingMs: 500,
  });
  expect(durationMs).toBeGreaterThan((messages.length - 1) * 500);
});

test('and at its end it no longer waits', async () => {
  const { ending } = await runHere(python, 'import turtle; turtle.dot(5)', {
    draw: (json) => (json.includes('"listen"') ? new Promise(() => {}) : true),
  });
  expect(ending.kind).toBe('finished');
});

const endless = [
  'while True: dot(20, "red")',
  'while True: stamp()',
  'while True: write("Hallo Welt")',
  'speed(0)\nwhile True: circle(50)',
  'tracer(0)\nwhile True: forward(1)',
  'tracer(0)\nwhile True: write("x" * 1_000_000); update()',
];

test.each(sampleOf(endless, 3))(
  'Stop ends it, also while it waits for the page: %j',
  async (code) => {
    const { ending, overtimeMs } = await run(code, { paintingMs: 300, events: [1_000] });
    expect(ending.kind).toBe('stopped');
    expect(overtimeMs).toBeLessThan(50);
  },
);

function run(code: string, script: Script = {}) {
  return runTurtles(python, `from turtle import *\n${code}`, script);
}
