import ICAL from 'ical.js';

/** A day and minutes since its midnight, by the clock on the wall of this device. */
export type WallTime = { readonly day: string; readonly minutes: number };

/**
 * What a calendar calls a time. A zone is looked up by its name in what the browser knows: rules that stand in the file
 * itself are never carried out, for they can be made to run for ever.
 */
export function wallTimeOf(time: ICAL.Time, zoneName?: string | null): WallTime {
  const asWritten = {
    day: [pad(time.year, 4), pad(time.month), pad(time.day)].join('-'),
    minutes: time.hour * 60 + time.minute,
  };
  const zone = time.zone === ICAL.Timezone.utcTimezone ? 'UTC' : knownZone(zoneName);
  if (zone === null || zone === ownZone()) return asWritten;
  return localTime(instantOf(asWritten, zone));
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function knownZone(name: string | null | undefined): string | null {
  if (!name) return null;
  try {
    return Intl.DateTimeFormat('de', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // A name of one program alone: its times are taken for ours.
    return null;
  }
}

/** Guessed, and put right by as much as the zone's clock is wrong then. */
function instantOf({ day, minutes }: WallTime, zone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const first = wanted - offsetAt(zone, wanted);
  return wanted - offsetAt(zone, first);
}

function offsetAt(zone: string, ms: number): number {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(ms);
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(ms / 1_000) * 1_000;
}

function localTime(ms: number): WallTime {
  const date = new Date(ms);
  return {
    day: [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join('-'),
    minutes: date.getHours() * 60 + date.getMinutes(),
  };
}

function pad(value: number, digits = 2): string {
  return String(value).padStart(digits, '0');
}
