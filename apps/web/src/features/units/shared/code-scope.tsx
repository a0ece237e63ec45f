import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { readEntry, writeEntry } from '../../../ui/entries.ts';
import { type UsedUnitCode, useUnitCode } from './code/use-unit-code.ts';

export type CodeActions = Pick<UsedUnitCode, 'change' | 'keep' | 'forgetMeeting'> & {
  /** Whether it is there the next time. */
  readonly isKept: boolean;
  /** The code as it stands, for those who needn't be drawn anew with every key. */
  readonly read: () => string;
};

const State = createContext<UsedUnitCode | null>(null);
const Actions = createContext<CodeActions | null>(null);

type CodeScopeProps = {
  /** The learner, as what is kept in this browser names them. */
  owner: string;
  unit: string;
  starter: string;
  /** Whether something else of the learner's waits for the server. */
  isMoreWaiting: boolean;
  children: ReactNode;
};

/** Around all that has to do with one unit's code: typing draws only what shows the code. */
export function CodeScope({ owner, unit, starter, isMoreWaiting, children }: CodeScopeProps) {
  const used = useUnitCode({ user: owner, unit, starter, isMoreWaiting });
  const latest = useRef(used);
  useLayoutEffect(() => {
    latest.current = used;
  });
  const [actions] = useState<CodeActions>(() => ({
    isKept: true,
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

type PassingScopeProps = Pick<CodeScopeProps, 'starter' | 'children'> & {
  /** Where it waits in this browser until somebody erases it; else it is gone with the page. */
  entry?: string | undefined;
  /** Told of the code with every change. */
  onCode?: ((code: string) => void) | undefined;
};

/** Around code of which no version is kept: a task that is drawn anew each time. */
export function PassingCodeScope({ starter, entry, onCode, children }: PassingScopeProps) {
  const [code, setCode] = useState(() => (entry && readEntry(entry)) || starter);
  const latest = useRef(code);
  const [actions] = useState<CodeActions>(() => ({
    isKept: false,
    read: () => latest.current,
    change: (next) => {
      latest.current = next;
      setCode(next);
      if (entry) writeEntry(entry, next === starter ? null : next);
      onCode?.(next);
    },
    keep: () => Promise.resolve(),
    forgetMeeting: () => {},
  }));
  const state = useMemo(
    () => ({ ...actions, code, status: 'saved', met: null, clash: null }) as const,
    [actions, code],
  );
  return (
    <Actions value={actions}>
      <State value={state}>{children}</State>
    </Actions>
  );
}

export function useCodeState(): UsedUnitCode {
  return within(useContext(State));
}

export function useCodeActions(): CodeActions {
  return within(useContext(Actions));
}

function within<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no unit around this.');
  return value;
}
