import type { LearnerId } from '@hbg/contract/account';
import type { ChatRow } from './chat-store.ts';
import { speakerOf } from './conversation.ts';

/** All that was said, for reading in a terminal: nothing in it may move its cursor. */
export function chatLines(
  rows: readonly ChatRow[],
  names: Readonly<Record<LearnerId, string>>,
): string[] {
  if (rows.length === 0) return ['Es ist noch nichts gesagt worden.'];
  return rows.flatMap((row) => {
    const { name, place } = speakerOf(row);
    const where = row.lesson_id === null ? 'KI-Begleiter' : `Lektion ${row.lesson_id}`;
    return [
      `── ${row.said_at.slice(0, 16).replace('T', ' ')} UTC · ${where}`,
      `${names[row.learner_id]}: ${printable(row.message)}`,
      `${name} (${place}): ${printable(row.response)}`,
      '',
    ];
  });
}

function printable(text: string): string {
  return text.replaceAll(/(?![\n\t])\p{Cc}/gu, '');
}
