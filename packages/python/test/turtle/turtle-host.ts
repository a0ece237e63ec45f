import type { Interpreter, Surroundings } from '../../src/core/interpreter.ts';
import type { DrawingCommand } from '../../src/drawing/commands.ts';
import { Drawing } from '../../src/drawing/drawing.ts';
import type { DrawingEvent } from '../../src/drawing/events.ts';
import { readCommands } from '../../src/drawing/read-commands.ts';
import type { Ending } from '../../src/protocol.ts';
import { Clock } from './clock.ts';
import { Timetable } from './timetable.ts';

export type Script = {
  /** What happens in the drawing, and the milliseconds in between. A moment later comes Stop. */
  readonly events?: readonly (DrawingEvent | number)[];
  /** What is typed in the console. */
  readonly answers?: readonly string[];
  /** Stop comes with the pause of this number. */
  readonly stopAtPause?: number;
  /** So long the page paints each message. */
  readonly paintingMs?: number;
  /** Nobody can press or type anything: as on the server, or in a browser that can't wait. */
  readonly place?: 'server' | 'old-browser';
};

export type TurtleRun = {
  readonly output: string;
  readonly ending: Ending;
  /** The commands of each message. */
  readonly messages: readonly (readonly DrawingCommand[])[];
  readonly commands: readonly DrawingCommand[];
  /** What is seen at the end. */
  readonly drawing: Drawing;
  readonly pauses: readonly number[];
  readonly durationMs: number;
  /** How long it went on after Stop. */
  readonly overtimeMs: number;
};

export async function runTurtles(
  python: Interpreter,
  code: string,
  script: Script = {},
): Promise<TurtleRun> {
  const clock = new Clock();
  try {
    const record = new Recorder(script, clock);
    const ending = await python.run(code, record.surroundings());
    python.cleanUp();
    return record.result(ending);
  } finally {
    clock.end();
  }
}

class Recorder {
  readonly #script: Script;
  readonly #clock: Clock;
  readonly #start: number;
  readonly #timetable: Timetable;
  readonly #answers: string[];
  readonly #messages: (readonly DrawingCommand[])[] = [];
  readonly #pauses: number[] = [];
  #output = '';
  /** Events reach a program only while it waits: so far it may know them. */
  #heardUntil = 0;
  #isStopped = false;

  constructor(script: Script, clock: Clock) {
    this.#script = script;
    this.#clock = clock;
    this.#start = clock.now;
    this.#timetable = new Timetable(script.events, clock.now);
    this.#answers = [...(script.answers ?? [])];
  }

  surroundings(): Surroundings {
    const { place } = this.#script;
    return {
      show: (printed) => (this.#output += printed.map(({ text }) => text).join('')),
      ask: place ? 'Hier geht das nicht.' : async () => this.#answers.shift() ?? null,
      sleep: async (ms) => this.#sleep(ms),
      draw: place === 'server' ? null : async (json) => this.#draw(json),
      nextEvent: place ? null : async (ms) => this.#nextEvent(ms),
      isInterrupted: () => this.#isOver,
    };
  }

  result(ending: Ending): TurtleRun {
    const drawing = new Drawing();
    for (const message of this.#messages) void drawing.apply(message);
    drawing.end();
    const commands = this.#messages.flat();
    const [output, messages, pauses] = [this.#output, this.#messages, this.#pauses];
    const durationMs = this.#clock.now - this.#start;
    const overtimeMs = this.#clock.now - this.#timetable.end;
    return { output, ending, messages, commands, drawing, pauses, durationMs, overtimeMs };
  }

  get #isOver(): boolean {
    return this.#isStopped || this.#clock.now >= this.#timetable.end;
  }

  #draw(json: string): boolean {
    this.#messages.push(readCommands(json));
    this.#wait(Math.min(this.#script.paintingMs ?? 0, this.#timetable.end - this.#clock.now));
    return !this.#isOver;
  }

  #sleep(ms: number): boolean {
    this.#isStopped ||= this.#pauses.push(Math.round(ms)) === this.#script.stopAtPause;
    this.#wait(Math.min(ms, this.#timetable.end - this.#clock.now));
    return !this.#isOver;
  }

  #nextEvent(ms: number): string | null {
    if (ms > 0) this.#wait(Math.min(ms, this.#timetable.next - this.#clock.now));
    const event = this.#timetable.take(this.#heardUntil);
    if (event === null) this.#pauses.push(Math.round(ms));
    return event && JSON.stringify(event);
  }

  #wait(ms: number) {
    this.#clock.pass(Math.max(ms, 0));
    this.#heardUntil = this.#clock.now;
  }
}
