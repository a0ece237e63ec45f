import type { DrawingCommand, Item, Look, ShapePart, Step } from './commands.ts';
import { DisplayList } from './display-list.ts';
import { lineAt, lookAt, type Motion } from './motion.ts';
import {
  firstSetting,
  looksDifferent,
  noListening,
  type Setting,
  settingAfter,
  zoomedOutFor,
} from './setting.ts';
import { builtInShapes, turtleShape } from './shapes.ts';

export type ShownTurtle = { readonly id: number; readonly look: Look };

/** More can't be told apart any more, and a page that paints them all has no time left. */
const mostTurtles = 1_000;
const mostShapes = 1_000;

type Turtle = { readonly look: Look; readonly isVisible: boolean };
type RunningMotion = Motion & { startedAt: number | null };

/** The picture of one program, kept up to date by its commands. */
export class Drawing {
  readonly items = new DisplayList();
  readonly #turtles = new Map<number, Turtle>();
  readonly #shapes = new Map(builtInShapes);
  readonly #listeners = new Set<() => void>();
  readonly #painters = new Set<object>();
  #unseen: (() => void)[] = [];
  #setting = firstSetting;
  #motion: RunningMotion | null = null;

  get setting(): Setting {
    return this.#setting;
  }

  /** Calls the listener after every change; returns how to end that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves when it can be seen: whoever draws more than is painted meanwhile has to wait. */
  apply(commands: readonly DrawingCommand[]): Promise<void> {
    for (const command of commands) this.#apply(command);
    if (!this.#setting.isUsed) this.#change({ ...this.#setting, isUsed: true });
    const seen = new Promise<void>((resolve) => this.#unseen.push(resolve));
    if (this.#painters.size === 0) this.notePainted();
    this.#tell();
    return seen;
  }

  /** From now on someone paints it, and notes when all is painted; returns how to end that. */
  addPainter(): () => void {
    const painter = {};
    this.#painters.add(painter);
    return () => {
      this.#painters.delete(painter);
      this.notePainted();
    };
  }

  notePainted() {
    for (const resolve of this.#unseen.splice(0)) resolve();
  }

  clear() {
    this.#startOver();
    this.#tell();
  }

  /** The program has ended, however it did: no more keys and clicks, no movement. */
  end() {
    this.finishStep();
    this.#change({ ...this.#setting, listening: noListening });
    this.#tell();
  }

  /** What it doesn't know it shows as a turtle. */
  partsOf(shape: string): readonly ShapePart[] {
    return this.#shapes.get(shape) ?? turtleShape;
  }

  /** The lowest first. */
  visibleTurtles(): ShownTurtle[] {
    return [...this.#turtles]
      .filter(([, { isVisible }]) => isVisible)
      .map(([id, { look }]) => ({ id, look }));
  }

  /** The line that is being drawn. */
  growingLine(now: number): Item | null {
    return this.#motion && lineAt(this.#motion, partDone(this.#motion, now));
  }

  /** Lets the turtle go on; says if it has still some way to go. */
  advance(now: number): boolean {
    const motion = this.#motion;
    if (!motion) return false;
    motion.startedAt ??= now;
    const part = partDone(motion, now);
    if (part >= 1) this.finishStep();
    else this.#put(motion.step.turtle, lookAt(motion, part));
    return part < 1;
  }

  /** Also for those who wish no movement. */
  finishStep() {
    const motion = this.#motion;
    if (!motion) return;
    this.#motion = null;
    this.#put(motion.step.turtle, lookAt(motion, 1));
    const line = lineAt(motion, 1);
    if (line) this.#add(line);
  }

  #apply(command: DrawingCommand) {
    if (interrupts(command, this.#motion)) this.finishStep();
    switch (command.kind) {
      case 'start':
        return this.#startOver();
      case 'line':
      case 'area':
      case 'dot':
      case 'text':
      case 'stamp':
        return this.#add(command);
      case 'remove':
        return this.items.remove(command.ids);
      case 'shape':
        return this.#addShape(command.name, command.parts);
      case 'move':
      case 'turn':
        return this.#begin(command);
      case 'turtle':
        return addUpTo(mostTurtles, this.#turtles, command.turtle, command);
      case 'leave':
        return this.#turtles.delete(command.turtle);
      default:
        return this.#change(settingAfter(this.#setting, command));
    }
  }

  #startOver() {
    this.items.clear();
    this.#turtles.clear();
    this.#motion = null;
    this.#setting = firstSetting;
    this.#shapes.clear();
    for (const [name, parts] of builtInShapes) this.#shapes.set(name, parts);
  }

  #add(item: Item) {
    this.items.set(item);
    this.#change(zoomedOutFor(this.#setting, item));
  }

  #addShape(name: string, parts: readonly ShapePart[]) {
    addUpTo(mostShapes, this.#shapes, name, parts);
    this.items.repaint();
  }

  #begin(step: Step) {
    const turtle = this.#turtles.get(step.turtle);
    if (!turtle) return;
    this.#motion = { step, from: turtle.look, startedAt: null };
    const line = lineAt(this.#motion, 1);
    if (line) this.#change(zoomedOutFor(this.#setting, line));
  }

  #put(id: number, look: Look) {
    const turtle = this.#turtles.get(id);
    if (turtle) this.#turtles.set(id, { ...turtle, look });
  }

  #change(setting: Setting) {
    if (looksDifferent(this.#setting, setting)) this.items.repaint();
    this.#setting = setting;
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}

function addUpTo<Key, Value>(most: number, map: Map<Key, Value>, key: Key, value: Value) {
  if (map.has(key) || map.size < most) map.set(key, value);
}

function partDone({ step, startedAt }: RunningMotion, now: number): number {
  return step.ms > 0 ? Math.min((now - (startedAt ?? now)) / step.ms, 1) : 1;
}

/** Other turtles may change while one is on its way; what is drawn keeps its order. */
function interrupts(command: DrawingCommand, motion: Motion | null): boolean {
  if (!motion) return false;
  switch (command.kind) {
    case 'turtle':
    case 'leave':
      return command.turtle === motion.step.turtle;
    case 'listen':
    case 'title':
    case 'background':
      return false;
    default:
      return true;
  }
}
