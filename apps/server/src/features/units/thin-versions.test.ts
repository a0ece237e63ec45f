import { expect, test } from 'vitest';
import { hasRoom, idsToDrop, type KeptVersion } from './thin-versions.ts';

const now = Date.parse('2026-03-31T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The newest first, one every so often. */
function versions(count: number, stepMs: number, part: Partial<KeptVersion> = {}): KeptVersion[] {
  return Array.from({ length: count }, (_, at) => {
    const madeAt = part.madeAt ?? new Date(now - at * stepMs).toISOString();
    return { id: `v${at}`, cause: 'run' as const, madeAt, receivedAt: madeAt, bytes: 100, ...part };
  });
}

function staying(kept: readonly KeptVersion[]): KeptVersion[] {
  const drops = new Set(idsToDrop(kept, now));
  return kept.filter(({ id }) => !drops.has(id));
}

test('the last two hundred stay as they are', () => {
  expect(idsToDrop(versions(201, 1_000), now)).toEqual([]);
});

test('of what is older one of each hour stays, after a week one of each day, and the first', () => {
  const kept = [
    ...versions(200, 1_000),
    ...versions(60 * 24 * 20, minute)
      .slice(10)
      .map((version) => Object.assign(version, { id: `old-${version.id}` })),
  ];
  const old = staying(kept).slice(200);
  const within = (from: number, to: number) =>
    old.filter(({ madeAt }) => now - Date.parse(madeAt) >= from && now - Date.parse(madeAt) < to)
      .length;
  expect(within(hour, 6 * day)).toBe(5 * 24 + 23);
  expect(within(8 * day, 18 * day)).toBe(10);
  expect(old.at(-1)).toEqual(kept.at(-1));
});

test.each<readonly [cause: KeptVersion['cause'], daysOld: number, stays: boolean]>([
  ['emptied', 29, true],
  ['replaced', 29, true],
  ['reset', 29, true],
  ['run', 29, false],
  ['paused', 29, false],
  ['emptied', 31, false],
])(
  'a version made by %s %i days ago stays beside a later one of its day: %s',
  (cause, daysOld, stays) => {
    const [first] = versions(1, 0, { id: 'first', madeAt: '2026-01-01T00:00:00.000Z' });
    const madeAt = new Date(now - daysOld * day).toISOString();
    const later = new Date(now - daysOld * day + 1).toISOString();
    const old = [
      ...versions(1, 0, { id: 'old-0', cause, madeAt: later }),
      ...versions(1, 0, { id: 'old-1', cause, madeAt }),
    ];
    const kept = [...versions(300, 1_000), ...old, ...(first ? [first] : [])];
    expect(idsToDrop(kept, now).includes('old-1')).toBe(!stays);
  },
);

test('days of years are thinned out in the end as well, all but the first', () => {
  const kept = versions(1_500, day);
  expect(staying(kept)).toEqual([...kept.slice(0, 1_000), kept.at(-1)]);
});

test('large programs take no more than their room, and what was lost has a room of its own', () => {
  const kept = staying([
    ...versions(100, 1_000, { bytes: 100 * 1024 }),
    ...versions(1, 1, { id: 'lost', cause: 'emptied', bytes: 100 * 1024 }),
    ...versions(1, 1, { id: 'first' }),
  ]);
  expect(kept.map(({ id }) => id)).toEqual([
    ...Array.from({ length: 40 }, (_, at) => `v${at}`),
    'lost',
    'first',
  ]);
});

test.each([
  [2_000, 100, true],
  [2_001, 100, false],
  [81, 100 * 1024, true],
  [82, 100 * 1024, false],
])(
  'for %i states of %i bytes that something took the place of there is room: %s',
  (count, bytes, isRoom) => {
    expect(hasRoom(versions(count, 1, { cause: 'replaced', bytes }), now)).toBe(isRoom);
  },
);
