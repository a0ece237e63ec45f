import * as z from 'zod/mini';

/** A number in an address, where everything is text: `:lessonId` or `?week=`. */
export const wholeNumber = z.codec(z.string().check(z.regex(/^-?\d{1,9}$/)), z.int(), {
  decode: Number,
  encode: String,
});
