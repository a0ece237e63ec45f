import type { DrawingCommand, Item, Listening, Points } from './commands.ts';
import { type Frame, reachOf, zoomFor } from './view.ts';

/** The picture's surroundings, which change seldom. */
export type Setting = Frame & {
  /** The program has drawn something, or at least opened its window. */
  readonly isUsed: boolean;
  /** The program has set the size of its window. */
  readonly isWindowChosen: boolean;
  readonly title: string;
  readonly background: string;
  readonly listening: Listening;
};

export const noListening: Listening = {
  keys: [],
  everyKey: false,
  isListening: false,
  pointer: 'no',
};

export const firstSetting: Setting = {
  isUsed: false,
  isWindowChosen: false,
  title: '',
  background: 'white',
  window: { width: 400, height: 400 },
  world: null,
  zoomOut: 1,
  listening: noListening,
};

export function settingAfter(setting: Setting, command: DrawingCommand): Setting {
  switch (command.kind) {
    case 'window':
      return { ...setting, window: sizeOf(command), isWindowChosen: true, zoomOut: 1 };
    case 'world':
      return { ...setting, world: command.bounds, zoomOut: 1 };
    case 'background':
      return { ...setting, background: command.color };
    case 'title':
      return { ...setting, title: command.text };
    case 'listen':
      return { ...setting, listening: command };
    default:
      return setting;
  }
}

/** Nothing is drawn beside the paper, unless the program has chosen its size. */
export function zoomedOutFor(setting: Setting, item: Item): Setting {
  if (setting.isWindowChosen || setting.world) return setting;
  const zoomOut = zoomFor(reachOf(placesOf(item), setting.window));
  return zoomOut > setting.zoomOut ? { ...setting, zoomOut } : setting;
}

export function looksDifferent(before: Setting, after: Setting): boolean {
  return (
    before.window !== after.window ||
    before.world !== after.world ||
    before.zoomOut !== after.zoomOut ||
    before.background !== after.background
  );
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

function placesOf(item: Item): Points {
  switch (item.kind) {
    case 'line':
    case 'area':
      return item.points;
    case 'stamp':
      return [item.look.x, item.look.y];
    default:
      return [item.x, item.y];
  }
}
