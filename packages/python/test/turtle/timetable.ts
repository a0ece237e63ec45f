import type { DrawingEvent } from '../../src/drawing/events.ts';

/** After the last event it takes the learner so long to stop the program. */
const momentMs = 100;

type Appointment = { readonly at: number; readonly event: DrawingEvent };

/** What happens in the drawing at which time, and when the learner stops the program. */
export class Timetable {
  readonly #appointments: Appointment[] = [];
  /** Infinity where nobody ever stops it. */
  readonly end: number;

  /** Numbers are the milliseconds that pass between the events. */
  constructor(script: readonly (DrawingEvent | number)[] | undefined, start: number) {
    let at = start;
    for (const entry of script ?? []) {
      if (typeof entry === 'number') at += entry;
      else this.#appointments.push({ at, event: entry });
    }
    this.end = script ? at + momentMs : Infinity;
  }

  /** When the next event or Stop comes. */
  get next(): number {
    return this.#appointments[0]?.at ?? this.end;
  }

  take(now: number): DrawingEvent | null {
    return this.next <= now ? (this.#appointments.shift()?.event ?? null) : null;
  }
}
