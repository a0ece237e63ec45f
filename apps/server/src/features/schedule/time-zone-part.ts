type Change = { readonly at: Temporal.ZonedDateTime; readonly from: string; readonly to: string };

/** So many years of clock changes are told one by one; what repeats for ever is told after the last of them. */
const years = 12;

/** A zone's VTIMEZONE from a year on, from what this machine knows of its clocks. */
export function timeZonePart(zone: string, fromYear: number): string {
  const start = Temporal.PlainDate.from({ year: fromYear, month: 1, day: 1 }).toZonedDateTime(zone);
  const changes = changesAfter(start);
  const first = observance('STANDARD', start, start.offset, start.offset);
  const parts = changes.map(({ at, from, to }) =>
    observance(isLater(to, from) ? 'DAYLIGHT' : 'STANDARD', at, from, to),
  );
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, first, ...parts, 'END:VTIMEZONE'].join('\r\n');
}

function changesAfter(start: Temporal.ZonedDateTime): Change[] {
  const end = start.add({ years });
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
