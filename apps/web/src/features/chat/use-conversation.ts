import type { Exchange } from '@hbg/contract/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnline } from '../../ui/use-online.ts';
import { isUnreached, problemText, wayIsBack } from './problem-text.ts';
import { historyQuery } from './queries.ts';
import type { Place, Question, TutorAnswer } from './stream/ask-tutor.ts';
import { useTutor } from './use-tutor.ts';
import { type Unsent, useWords } from './use-words.ts';

/** The program as it is now, and what its last run has shown. */
export type LastRun = Pick<Question, 'code' | 'lastResult'>;

type ConversationOptions = { lessonId: number; isOpen: boolean; lastRun: () => LastRun };

export type Conversation = ReturnType<typeof useConversation>;

export function useConversation({ lessonId, isOpen, lastRun }: ConversationOptions) {
  const queryClient = useQueryClient();
  const query = historyQuery(lessonId);
  const history = useQuery({ ...query, enabled: isOpen });
  const [answers, setAnswers] = useState<readonly TutorAnswer[]>([]);
  const [{ draft, unsent }, changeWords] = useWords(lessonId);
  const { outgoing, ask } = useTutor({
    questionOf: (message) => ({ message, lessonId, ...lastRun() }),
    onAnswer: (answer) => {
      setAnswers((earlier) => [...earlier, answer]);
      void queryClient.invalidateQueries(query);
    },
    onProblem: (message, error) =>
      keep({ message, problem: problemText(error), isUnreached: isUnreached(error) }),
  });
  useOnline(() => changeWords((words) => ({ ...words, unsent: words.unsent.map(withWayBack) })));

  const keep = (unsent: Unsent) =>
    changeWords((words) => ({ ...words, unsent: [...without(words.unsent, unsent), unsent] }));
  const drop = (unsent: Unsent) =>
    changeWords((words) => ({ ...words, unsent: without(words.unsent, unsent) }));

  const said = withAnswers(history.data ?? [], answers);
  return {
    history,
    said,
    place: placeNow(said, answers),
    outgoing,
    unsent,
    draft,
    ask,
    drop,
    changeDraft: (text: string) => changeWords((words) => ({ ...words, draft: text })),
    sendDraft: () => ask(draft.trim()) && changeWords((words) => ({ ...words, draft: '' })),
    sendAgain: (unsent: Unsent) => ask(unsent.message) && drop(unsent),
  };
}

/** Nothing is sent by itself: the question may have lost its sense meanwhile. */
function withWayBack(unsent: Unsent): Unsent {
  return unsent.isUnreached ? { ...unsent, problem: wayIsBack } : unsent;
}

/** The same words twice are one message. */
function without(all: readonly Unsent[], { message }: Unsent): Unsent[] {
  return all.filter((one) => one.message !== message);
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
