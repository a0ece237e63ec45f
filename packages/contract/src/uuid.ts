import * as z from 'zod/mini';

/** Written in capitals it is the same one: addresses, and units of programs, have small letters alone. */
export const uuid = z.uuid().check(z.toLowerCase());
