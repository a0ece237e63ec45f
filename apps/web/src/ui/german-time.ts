const typedTime = /^(\d{1,2})(?:[:.,]?(\d{2}))?(?:\s?Uhr)?$/i;

/** Reads 8, 830, 8:30, 8.30 and 8:30 Uhr as HH:MM. */
export function readTime(text: string): string | null {
  const [, hours, minutes = '0'] = typedTime.exec(text.trim()) ?? [];
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return null;
  return timeOf(Number(hours) * 60 + Number(minutes));
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function timeOf(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** 108 minutes as 1:48 hours, 120 as 2. */
export function hoursOf(minutes: number): string {
  const hours = Math.floor(minutes / 60).toLocaleString('de');
  return minutes % 60 === 0 ? hours : `${hours}:${twoDigits(minutes % 60)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
