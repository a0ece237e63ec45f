import type { Exchange } from '@hbg/contract/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUser } from '../account/shared/session.ts';
import { askTutor, type Place, type Question, type TutorAnswer } from './ask-tutor.ts';
import { historyQuery } from './queries.ts';
import { useTalk } from './shared/use-talk.ts';

/** The program as it is now, and what its last run has shown. */
export type LastRun = Pick<Question, 'code' | 'lastResult'>;

type ConversationOptions = { lessonId: number; isOpen: boolean; lastRun: () => LastRun };

export type Conversation = ReturnType<typeof useConversation>;

export function useConversation({ lessonId, isOpen, lastRun }: ConversationOptions) {
  const queryClient = useQueryClient();
  const query = historyQuery(lessonId);
  const history = useQuery({ ...query, enabled: isOpen });
  const [answers, setAnswers] = useState<readonly TutorAnswer[]>([]);
  const talk = useTalk<TutorAnswer>({
    entry: `chat:${currentUser()}:${lessonId}`,
    ask: (message, listening) => askTutor({ message, lessonId, ...lastRun() }, listening),
    onAnswer: (answer) => {
      setAnswers((earlier) => [...earlier, answer]);
      void queryClient.invalidateQueries(query);
    },
  });
  const said = withAnswers(history.data ?? [], answers);
  return { ...talk, history, said, place: placeNow(said, answers) };
}

/** Those of this visit stand at the end until the history has them. */
function withAnswers(history: readonly Exchange[], answers: readonly Exchange[]): Exchange[] {
  const known = new Set(history.map(({ id }) => id));
  return [...history, ...answers.filter(({ id }) => !known.has(id))];
}

/** The code goes on: only the last answer's place is still where it was. */
function placeNow(said: readonly Exchange[], answers: readonly TutorAnswer[]): Place | null {
  const newest = answers.at(-1);
  return newest && newest.id === said.at(-1)?.id ? newest.place : null;
}
