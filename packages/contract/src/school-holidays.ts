import * as z from 'zod/mini';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { fullOfHolidays, holiday, scheduleLimits, sentHoliday } from './schedule.ts';

const land = z.object({
  id: z.string(),
  name: z.string(),
  /** Where its list of holidays stands. */
  source: z.string(),
  /** The day on which ours was compared with it. */
  checked: z.string(),
  /** For whom the holidays are others; may be empty. */
  note: z.string(),
  /** The school years that are known: `2026/27`. */
  years: z.array(z.string()),
});
export type Land = z.infer<typeof land>;

const landId = z.string().check(z.maxLength(60));
const unknownLand = { status: 404, text: 'Dieses Land gibt es nicht.' } as const;

export const listSchoolHolidays = route({
  method: 'GET',
  path: '/api/schedule/school-holidays',
  summary: 'The sixteen Länder with the school years that are known, and the Land of the house.',
  answer: z.object({ chosen: z.nullable(z.string()), lands: z.array(land) }),
});

export const chooseLand = route({
  method: 'PUT',
  path: '/api/schedule/school-holidays/land',
  summary:
    'Says in which Land the house stands: its holidays take the place of those that are another Land’s, in the same school years.',
  body: z.object({
    land: landId,
    /** What takes their place instead: who takes a choice back gets what stood there, as it was. */
    instead: z.optional(z.array(sentHoliday).check(z.maxLength(scheduleLimits.holidays))),
  }),
  answer: z.object({ removed: z.array(holiday) }),
  refusals: { unknownLand, full: fullOfHolidays, otherLearner, tooOften },
});

export const takeSchoolHolidays = route({
  method: 'POST',
  path: '/api/schedule/school-holidays',
  summary: 'Adds the holidays of a Land’s school year to those of the house; what is there stays.',
  body: z.object({ land: landId, year: z.string().check(z.maxLength(7)) }),
  answer: z.object({
    /** The ids of those that weren't there. */
    added: z.array(z.string()),
    known: z.int(),
  }),
  refusals: {
    unknownLand,
    unknownYear: { status: 404, text: 'Dieses Schuljahr ist noch nicht bekannt.' },
    full: fullOfHolidays,
    otherLearner,
    tooOften,
  },
});
