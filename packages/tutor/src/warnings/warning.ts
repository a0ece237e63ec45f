import type { Advice } from '../explanation.ts';
import type { Source } from '../source/source.ts';

/** Looks through a program for one kind of mistake. */
export type Check = (source: Source) => Advice[];
