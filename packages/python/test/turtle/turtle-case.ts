import type { DrawingCommand, Item, Look } from '../../src/drawing/commands.ts';
import type { Setting } from '../../src/drawing/setting.ts';
import type { Script } from './turtle-host.ts';

/** A program, and what it prints and draws. */
export type TurtleCase = Script & {
  readonly title: string;
  readonly code: string;
  readonly output?: string;
  readonly kind?: 'finished' | 'stopped' | 'python-error';
  readonly error?: { readonly type: string; readonly message: string; readonly line?: number };
  /** What lies on the paper at the end, the lowest first; details left out may be anything. */
  readonly items?: readonly (Partial<Item> & { readonly kind: Item['kind'] })[];
  readonly turtles?: readonly Partial<Look>[];
  readonly setting?: Partial<Setting>;
  /** Among what was sent. */
  readonly commands?: readonly (Partial<DrawingCommand> & {
    readonly kind: DrawingCommand['kind'];
  })[];
};
