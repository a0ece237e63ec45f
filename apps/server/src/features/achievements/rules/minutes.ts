/** From one moment to another, in ms. */
export type Span = { readonly start: number; readonly end: number };

/** Work of a day. */
export type DayOfWork = {
  readonly day: string;
  /** All that is left of a day of long ago. */
  readonly minutes: number;
  readonly spans: readonly Span[];
};

const minuteMs = 60_000;

export function spanOf({ at, minutes }: { readonly at: string; readonly minutes: number }): Span {
  const end = Date.parse(at);
  return { start: end - minutes * minuteMs, end };
}

/** Of the days with work, in their order. */
export function minutesByDay(work: readonly DayOfWork[]): Map<string, number> {
  const byDay = new Map<string, number>();
  for (const { day, minutes, spans } of work) {
    byDay.set(day, (byDay.get(day) ?? 0) + minutes + minutesOf(spans));
  }
  return new Map([...byDay].filter(([, minutes]) => minutes > 0));
}

/** Two devices at once count once. */
export function minutesOf(spans: readonly Span[]): number {
  let coveredMs = 0;
  let from = Infinity;
  for (const { start, end } of spans.toSorted((a, b) => b.end - a.end)) {
    coveredMs += Math.max(0, Math.min(end, from) - start);
    from = Math.min(from, start);
  }
  return Math.round(coveredMs / minuteMs);
}
