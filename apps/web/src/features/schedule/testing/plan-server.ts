import type { Entry, Holiday, Proposal } from '@hbg/contract/schedule';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';

/** A Tuesday; the tests' clock stands at 15:42. */
export const tuesday = '2026-11-24';

export function entryNamed(title: string, part: Partial<Entry> = {}): Entry {
  return {
    id: title,
    title,
    description: '',
    subject: '',
    dayOfWeek: 2,
    startTime: '16:30',
    endTime: '17:15',
    weekOffset: 0,
    isRecurring: true,
    everyWeeks: 1,
    until: null,
    restsInHolidays: true,
    reminderMinutes: 15,
    priority: 2,
    color: '#ee86c0',
    firstWeek: '2026-11-22',
    leftOut: [],
    revision: 1,
    ...part,
  };
}

type Plan = {
  /** Of this week and the next. */
  weeks?: readonly (readonly Entry[])[];
  proposals?: readonly Proposal[];
  holidays?: readonly Holiday[];
};

/** A house in which this is planned. */
export function planServer(plan: Plan, handlers: Parameters<typeof fakeServer>[0] = {}) {
  const { weeks = [[]], proposals = [], holidays = [] } = plan;
  const reads = [-1, 0, 1, 2].map((offset) => {
    const week = (weeks[offset] ?? []).map((entry) => Object.assign(entry, { weekOffset: offset }));
    return [
      `GET /api/schedule?today=${tuesday}&weekOffset=${offset}`,
      () => Response.json(week),
    ] as const;
  });
  return fakeServer({
    ...signedIn,
    ...Object.fromEntries(reads),
    [`GET /api/schedule/proposals?today=${tuesday}&weekOffset=1`]: () => Response.json(proposals),
    'GET /api/schedule/holidays': () => Response.json(holidays),
    'GET /api/schedule/school-holidays': () => Response.json({ chosen: null, lands: [] }),
    ...handlers,
  });
}
