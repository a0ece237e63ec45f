import type { ListedLesson } from '@hbg/contract/lessons';
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type UsedLessonCode, useLessonCode } from './code/use-lesson-code.ts';

export type CodeActions = Pick<UsedLessonCode, 'change' | 'keep' | 'forgetMeeting'> & {
  /** The code as it stands, for those who needn't be drawn anew with every key. */
  readonly read: () => string;
};

const State = createContext<UsedLessonCode | null>(null);
const Actions = createContext<CodeActions | null>(null);

type CodeScopeProps = { owner: string; lesson: ListedLesson; children: ReactNode };

/** Around all that has to do with one lesson's code: typing draws only what shows the code. */
export function CodeScope({ owner, lesson, children }: CodeScopeProps) {
  const used = useLessonCode(owner, lesson.id, lesson.starterCode);
  const latest = useRef(used);
  useLayoutEffect(() => {
    latest.current = used;
  });
  const [actions] = useState<CodeActions>(() => ({
    read: () => latest.current.code,
    change: (code) => latest.current.change(code),
    keep: (...state) => latest.current.keep(...state),
    forgetMeeting: () => latest.current.forgetMeeting(),
  }));
  return (
    <Actions value={actions}>
      <State value={used}>{children}</State>
    </Actions>
  );
}

export function useCodeState(): UsedLessonCode {
  return within(useContext(State));
}

export function useCodeActions(): CodeActions {
  return within(useContext(Actions));
}

function within<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no lesson around this.');
  return value;
}
