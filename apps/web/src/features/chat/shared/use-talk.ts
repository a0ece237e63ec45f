import { useOnline } from '../../../ui/use-online.ts';
import { isUnreached, problemText, wayIsBack } from './problem-text.ts';
import { type Ask, useAsking } from './use-asking.ts';
import { type Unsent, useWords } from './use-words.ts';

type TalkOptions<Answer> = {
  /** Under which the words that weren't sent wait in this tab. */
  entry: string;
  ask: Ask<Answer>;
  onAnswer: (answer: Answer, message: string) => void;
};

/** What somebody writes, what is under way, and what came to nothing. */
export type Talk = ReturnType<typeof useTalk>;

export function useTalk<Answer>({ entry, ask, onAnswer }: TalkOptions<Answer>) {
  const [{ draft, unsent }, changeWords] = useWords(entry);
  const { outgoing, ask: askNow } = useAsking({
    ask,
    onAnswer,
    onProblem: (message, error) =>
      keep({ message, problem: problemText(error), isUnreached: isUnreached(error) }),
  });
  useOnline(() => changeWords((words) => ({ ...words, unsent: words.unsent.map(withWayBack) })));

  const keep = (unsent: Unsent) =>
    changeWords((words) => ({ ...words, unsent: [...without(words.unsent, unsent), unsent] }));
  const drop = (unsent: Unsent) =>
    changeWords((words) => ({ ...words, unsent: without(words.unsent, unsent) }));

  return {
    outgoing,
    unsent,
    draft,
    ask: askNow,
    drop,
    changeDraft: (text: string) => changeWords((words) => ({ ...words, draft: text })),
    sendDraft: () => askNow(draft.trim()) && changeWords((words) => ({ ...words, draft: '' })),
    sendAgain: (unsent: Unsent) => askNow(unsent.message) && drop(unsent),
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
