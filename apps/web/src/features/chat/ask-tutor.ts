import { sendChat } from '@hbg/contract/chat';
import type { Answer, Input } from '@hbg/contract/route';
import { askStreaming, type Listening } from './shared/stream/ask-streaming.ts';

export type Question = Input<typeof sendChat>['body'];
export type TutorAnswer = Answer<typeof sendChat>;
/** In the learner's code. */
export type Place = NonNullable<TutorAnswer['place']>;

export function askTutor(question: Question, listening: Listening): Promise<TutorAnswer> {
  return askStreaming(sendChat, { body: question }, listening);
}
