import {
  type Check,
  isNumber,
  isYesOrNo,
  listOf,
  oneOf,
  oneWordOf,
  orNull,
  record,
  textUpTo,
} from '../shape.ts';
import type { DrawingCommand } from './commands.ts';

/** More than a program sends at once; a page that takes it still answers. */
const longestMessage = 4_000_000;
const isListed = (check: Check) => listOf(check, 10_000);
const isName = textUpTo(1_000);
const isColor = textUpTo(100);
const isLongText = textUpTo(10_000);
const isPoints = listOf(isNumber, 50_000);
const isPair: Check = (value) => isPoints(value) && Array.isArray(value) && value.length === 2;
const isLength: Check = (value) => typeof value === 'number' && value >= 1 && value <= 10_000;
const isDuration: Check = (value) => isNumber(value) && Number(value) >= 0;

const place = { x: isNumber, y: isNumber };
const stroke = { id: isNumber, color: isColor, width: isNumber };
const isLook = record({
  ...place,
  heading: isNumber,
  shape: isName,
  color: isColor,
  fill: isColor,
  stretch: isPair,
  outline: isNumber,
});
const isFont = record({
  family: isName,
  size: isNumber,
  isBold: isYesOrNo,
  isItalic: isYesOrNo,
  isUnderlined: isYesOrNo,
});
const isPart = record({ points: isPoints, fill: orNull(isColor), color: orNull(isColor) });

const isChecked = oneOf<DrawingCommand['kind']>({
  line: record({ ...stroke, points: isPoints }),
  area: record({ id: isNumber, points: isPoints, color: isColor }),
  dot: record({ ...place, id: isNumber, size: isNumber, color: isColor }),
  text: record({
    ...place,
    id: isNumber,
    text: isLongText,
    align: oneWordOf('left', 'center', 'right'),
    font: isFont,
    color: isColor,
  }),
  stamp: record({ id: isNumber, look: isLook }),
  move: record({
    turtle: isNumber,
    points: isPoints,
    turn: isNumber,
    ms: isDuration,
    line: orNull(record(stroke)),
  }),
  turn: record({ turtle: isNumber, turn: isNumber, ms: isDuration }),
  start: record({}),
  remove: record({ ids: isListed(isNumber) }),
  turtle: record({ turtle: isNumber, look: isLook, isVisible: isYesOrNo }),
  leave: record({ turtle: isNumber }),
  window: record({ width: isLength, height: isLength }),
  world: record({ bounds: orNull(isBounds) }),
  background: record({ color: isColor }),
  title: record({ text: isLongText }),
  shape: record({ name: isName, parts: listOf(isPart, 1_000) }),
  listen: record({
    keys: isListed(isName),
    everyKey: isYesOrNo,
    isListening: isYesOrNo,
    pointer: oneWordOf('no', 'yes', 'to-end'),
  }),
});

/** As they come from the program, which may have made them itself: without what can't be drawn. */
export function readCommands(json: string): readonly DrawingCommand[] {
  const commands = json.length > longestMessage ? null : parse(json);
  return Array.isArray(commands) ? commands.filter(isCommand) : [];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isCommand(value: unknown): value is DrawingCommand {
  return isChecked(value);
}

function isBounds(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 4 || !isPoints(value)) return false;
  const [left, bottom, right, top] = value;
  return left < right && bottom < top;
}
