import * as z from 'zod/mini';

export const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
export const longText = z.string().check(z.trim(), z.minLength(1), z.maxLength(600));

export function listOf<Item extends z.ZodMiniType>(item: Item, least: number, most: number) {
  return z.array(item).check(z.minLength(least), z.maxLength(most));
}

/** Of one of the forms that a value may have, with the field in it. */
export function told(issue: z.core.$ZodIssue | undefined): string {
  return [...(issue?.path ?? []).map(String), issue?.message].join(': ');
}
