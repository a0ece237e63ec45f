import { remembered } from '../remembered.ts';

/** The same words come again and again; nothing longer is one. It lasts as long as the process. */
const limits = { most: 20_000, longest: 40 };

export function byWord<Made>(make: (word: string) => Made): (word: string) => Made {
  return remembered(make, limits);
}
