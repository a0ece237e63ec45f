import type { Interpreter } from '../../src/core/interpreter.ts';
import { type DrawingCommand, readCommands } from '../../src/drawing/commands.ts';
import { Drawing } from '../../src/drawing/drawing.ts';
import type { DrawingEvent } from '../../src/drawing/events.ts';
import type { Ending } from '../../src/protocol.ts';

export type Script = {
  /** What happens in the drawing; null lets the time pass. After the last one comes Stop. */
  readonly events?: readonly (DrawingEvent | null)[];
  /** What is typed in the console. */
  readonly answers?: readonly string[];
  /** Stop comes with the pause of this number. */
  readonly stopAtPause?: number;
  /** As on the server. */
  readonly isUnseen?: boolean;
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
};

export async function runTurtles(
  python: Interpreter,
  code: string,
  script: Script = {},
): Promise<TurtleRun> {
  const record = new Recorder(script);
  const ending = await python.run(code, record.surroundings());
  python.cleanUp();
  return record.result(ending);
}

class Recorder {
  readonly #script: Script;
  readonly #events: (DrawingEvent | null)[];
  readonly #answers: string[];
  readonly #messages: (readonly DrawingCommand[])[] = [];
  readonly #pauses: number[] = [];
  #output = '';
  #isOver = false;

  constructor(script: Script) {
    this.#script = script;
    this.#events = [...(script.events ?? [])];
    this.#answers = [...(script.answers ?? [])];
  }

  surroundings() {
    return {
      show: (printed: readonly { text: string }[]) => {
        this.#output += printed.map(({ text }) => text).join('');
      },
      ask: async () => this.#answers.shift() ?? null,
      sleep: async (ms: number) => this.#sleep(ms),
      draw: this.#script.isUnseen ? null : (json: string) => this.#draw(json),
      nextEvent: async (ms: number) => this.#nextEvent(ms),
      isInterrupted: () => false,
    };
  }

  result(ending: Ending): TurtleRun {
    const drawing = new Drawing();
    for (const message of this.#messages) drawing.apply(message);
    drawing.end();
    const commands = this.#messages.flat();
    const [output, messages, pauses] = [this.#output, this.#messages, this.#pauses];
    return { output, ending, messages, commands, drawing, pauses };
  }

  #draw(json: string) {
    this.#messages.push(readCommands(json));
  }

  #sleep(ms: number): boolean {
    if (this.#pauses.push(Math.round(ms)) === this.#script.stopAtPause) this.#isOver = true;
    return !this.#isOver;
  }

  #nextEvent(ms: number): string | null {
    if (this.#script.events && this.#events.length === 0) this.#isOver = true;
    const event = this.#events.shift() ?? null;
    if (event === null) this.#pauses.push(Math.round(ms));
    return event && JSON.stringify(event);
  }
}
