import { type StreamEvent, streamed } from '../http/adapter.ts';
import { type Conversation, type Told, toldAtOnce } from './conversation.ts';

/** Piece by piece for who watches it grow, else at once. */
export async function answerTo<Of>(
  said: Conversation,
  isWatched: boolean,
  answerOf: (told: Told) => Of,
) {
  return isWatched ? streamed(eventsOf(said, answerOf)) : answerOf(await toldAtOnce(said));
}

async function* eventsOf(
  { pieces, told }: Conversation,
  answerOf: (told: Told) => unknown,
): AsyncGenerator<StreamEvent> {
  for await (const text of pieces) yield { event: 'delta', data: { text } };
  yield { event: 'done', data: answerOf(await told) };
}
