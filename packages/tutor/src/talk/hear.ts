import { withoutToldData } from '../safety/told-data.ts';
import { type UnsafeKind, unsafeKindOf } from '../safety/unsafe.ts';
import type { Intent } from './intent.ts';
import type { Reading } from './message-reader.ts';
import type { Knowledge } from './situation.ts';

type Heard = {
  /** The message, or what is asked in it beside numbers and names. */
  readonly asked: string;
  readonly wish: Intent;
  readonly danger: Reading['danger'];
  /** Whether it may be for a person rather than for a machine. */
  readonly isWorrying: boolean;
};

const needsPerson: ReadonlySet<UnsafeKind> = new Set(['crisis', 'contact', 'sexual']);

const ownNumber = /(?<!\p{L})meiner? (?:handy|telefon)nummer(?!\p{L})/giu;

/** Who tells a number and asks for something else wants an answer, not a lecture. */
export function hear(message: string, { read }: Knowledge): Heard {
  const asked = withoutToldData(message);
  const { intent: wish, danger: likely } = read(asked);
  const found = unsafeKindOf(message);
  // A number that nothing else speaks of danger with is one to print or to count.
  const meant = likely ? asked : asked.replaceAll(ownNumber, 'Zahl');
  const unsafe = found === 'contact' ? unsafeKindOf(meant) : found;
  const danger = unsafe ? { kind: unsafe, isSure: true } : likely;
  return { asked, wish, danger, isWorrying: danger !== null && needsPerson.has(danger.kind) };
}
