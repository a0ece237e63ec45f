import type { Advice } from '../explanation.ts';
import type { Program } from './program.ts';

/** Looks through a program for one kind of mistake. */
export type Check = (program: Program) => readonly Advice[];
