import { beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../../../scripts/sample-of.ts';
import type { Interpreter } from '../../src/core/interpreter.ts';
import { startHere } from '../interpreter-here.ts';
import { drawingCases } from './drawing-cases.ts';
import { errorCases } from './error-cases.ts';
import { eventCases } from './event-cases.ts';
import { gameCases } from './game-cases.ts';
import { limitCases } from './limit-cases.ts';
import { movingCases } from './moving-cases.ts';
import { paintingCases } from './painting-cases.ts';
import { penCases } from './pen-cases.ts';
import { screenCases } from './screen-cases.ts';
import { steeringCases } from './steering-cases.ts';
import { turnCases } from './turn-cases.ts';
import type { TurtleCase } from './turtle-case.ts';
import { runTurtles, type TurtleRun } from './turtle-host.ts';

let python: Interpreter;
beforeAll(async () => {
  python = await startHere();
});

describe.each([
  { group: 'turtles move', cases: movingCases },
  { group: 'turtles draw', cases: drawingCases },
  { group: 'pens and looks', cases: penCases },
  { group: 'the screen', cases: screenCases },
  { group: 'mistakes', cases: errorCases },
  { group: 'keys, clicks and timers', cases: eventCases },
  { group: 'one after the other', cases: turnCases },
  { group: 'games', cases: gameCases },
  { group: 'painting', cases: paintingCases },
  { group: 'steering', cases: steeringCases },
  { group: 'limits', cases: limitCases },
])('$group', ({ cases }) => {
  test.each(sampleOf(cases, 6))('$title', async (wanted) => {
    const run = await runTurtles(python, wanted.code, wanted);
    expect(resultOf(run)).toMatchObject(expectedOf(wanted));
    expect(run.overtimeMs, 'it ends at once when it is stopped').toBeLessThan(1);
  });
});

function resultOf({ ending, output, commands, drawing }: TurtleRun) {
  const turtles = drawing.visibleTurtles().map(({ look }) => look);
  const items = [...drawing.items.values()];
  return { ...ending, output, commands, items, turtles, setting: drawing.setting };
}

/** What a case doesn't mention may be as it is. */
function expectedOf({ kind = 'finished', error, output, commands = [], ...drawn }: TurtleCase) {
  const { items, turtles, setting } = drawn;
  return Object.fromEntries(
    Object.entries({
      kind,
      error,
      output,
      items,
      turtles,
      setting,
      commands: expect.arrayContaining(commands.map((sent) => expect.objectContaining(sent))),
    }).filter(([, value]) => value !== undefined),
  );
}
