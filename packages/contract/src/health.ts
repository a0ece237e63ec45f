import * as z from 'zod/mini';
import { route } from './route.ts';

/** `absent`: this machine or this version of the product has no such part. */
const partState = z.enum(['ready', 'failing', 'absent']);

export const health = route({
  method: 'GET',
  path: '/api/health',
  summary: 'Version and state of all parts; 200 as long as it answers at all.',
  isPublic: true,
  answer: z.object({
    version: z.string(),
    database: z.object({
      engine: z.enum(['sqlite', 'postgresql']),
      /** `failing`: it doesn't answer, or takes nothing new, as on a full disk. */
      state: partState,
    }),
    sandbox: z.object({
      state: z.enum(['starting', 'ready', 'failing', 'absent']),
      /** bwrap stands around it as well. */
      hasSecondWall: z.boolean(),
    }),
    ai: z.object({
      /** `failing`: it has failed and rests; the built-in tutor answers. */
      state: partState,
      /** The one that answers beside the built-in tutor. */
      model: z.nullable(z.string()),
      host: z.nullable(z.string()),
    }),
  }),
});
