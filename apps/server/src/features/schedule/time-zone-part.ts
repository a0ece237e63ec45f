type Change = { readonly at: Temporal.ZonedDateTime; readonly from: string; readonly to: string };

type Years = { readonly first: number; readonly last: number };

/** What goes on after the last year keeps its clock changes for so many more. */
const yearsAfter = 12;

/** A zone's VTIMEZONE, change by change, from what this machine knows of its clocks. */
export function timeZonePart(zone: string, { first: firstYear, last }: Years): string {
  const start = newYear(firstYear, zone);
  const changes = changesBetween(start, newYear(last + yearsAfter, zone));
  const first = observance('STANDARD', start, start.offset, start.offset);
  const parts = changes.map(({ at, from, to }) =>
    observance(isLater(to, from) ? 'DAYLIGHT' : 'STANDARD', at, from, to),
  );
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, first, ...parts, 'END:VTIMEZONE'].join('\r\n');
}

function newYear(year: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(zone);
}

function changesBetween(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): Change[] {
  const changes: Change[] = [];
  let before = start;
  for (;;) {
    const at = before.getTimeZoneTransition('next');
    if (!at || Temporal.ZonedDateTime.compare(at, end) > 0) return changes;
    changes.push({ at, from: before.offset, to: at.offset });
    before = at;
  }
}

function isLater(one: string, other: string): boolean {
  return minutesOf(one) > minutesOf(other);
}

function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** Its moment is told by the clock before the change. */
function observance(kind: string, at: Temporal.ZonedDateTime, from: string, to: string): string {
  const wall = at.toInstant().toZonedDateTimeISO(from).toPlainDateTime();
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${from.replace(':', '')}`,
    `TZOFFSETTO:${to.replace(':', '')}`,
    `END:${kind}`,
  ].join('\r\n');
}
