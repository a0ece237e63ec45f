import { beforeAll, expect, test } from 'vitest';
import type { Interpreter } from '../../src/core/interpreter.ts';
import { startHere } from '../interpreter-here.ts';
import { runTurtles } from './turtle-host.ts';

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

test('each speed is faster than the one before, and 0 does not wait at all', async () => {
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

function run(code: string) {
  return runTurtles(python, `from turtle import *\n${code}`);
}
