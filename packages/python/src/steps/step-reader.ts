import { maxStepCharacters, maxSteps } from '../limits.ts';
import type { Call, Step, Value } from './recording.ts';
import { type CallChange, readStepNote } from './step-note.ts';

type Known = Omit<Call, 'line'>;

/** Makes whole steps of what is told about their differences. */
export class StepReader {
  readonly #calls = new Map<number, Call>();
  #count = 0;
  #characters = 0;

  /** Null for rubbish, and for more than there may be. */
  read(text: string): Step | null {
    this.#count += 1;
    this.#characters += text.length;
    const isTooMuch = this.#count > maxSteps || this.#characters > maxStepCharacters;
    const note = isTooMuch ? null : readStepNote(text);
    const line = note?.stack.at(-1)?.[1];
    if (!note || line === undefined) return null;
    const changes = new Map(note.changes.map((change) => [change.call, change]));
    const calls = note.stack.map(([id, line]) => this.#follow(id, line, changes.get(id)));
    return { kind: note.kind, line, leftOut: note.leftOut, calls };
  }

  #follow(id: number, line: number, change: CallChange | undefined): Call {
    const last = this.#calls.get(id);
    if (last && !change && last.line === line && last.changed.length === 0) return last;
    const call = { ...knownAfter(last ?? unheardOf(id), change), line };
    this.#calls.set(id, call);
    return call;
  }
}

function unheardOf(id: number): Known {
  return { id, function: '', values: [], changed: [] };
}

function knownAfter({ id, function: name, values }: Known, change: CallChange | undefined): Known {
  if (!change) return { id, function: name, values, changed: [] };
  const told = new Map(
    change.values.map(([name, text, parts]) => [name, toValue(name, text, parts)]),
  );
  const kept = values
    .filter((value) => !change.gone.includes(value.name))
    .map((value) => take(told, value.name) ?? value);
  const changed = change.values.map(([name]) => name);
  return { id, function: change.function, values: [...kept, ...told.values()], changed };
}

function toValue(
  name: string,
  text: string,
  parts: readonly (readonly [name: string, text: string])[],
): Value {
  return { name, text, parts: parts.map(([name, text]) => ({ name, text })) };
}

/** What is left afterwards is new. */
function take(told: Map<string, Value>, name: string): Value | undefined {
  const value = told.get(name);
  told.delete(name);
  return value;
}
