import type { VersionCause } from '@hbg/contract/code';
import type { RunKind } from '@hbg/contract/execution';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Clash } from '../../../execution/shared/code-clash.tsx';
import { sendLeftovers } from './send-leftovers.ts';
import { UnitCode, type UnitCodeState } from './unit-code.ts';
import { useWaiting } from './use-waiting.ts';
import { isUnitFull, keepState, waitingOf } from './version-queue.ts';

export type UsedUnitCode = Omit<UnitCodeState, 'other'> & {
  readonly change: (code: string) => void;
  readonly clash: Clash | null;
  /** Keeps the code as it stands as a version, before something takes its place or after a run. */
  readonly keep: (cause: VersionCause, code?: string, result?: RunKind) => Promise<void>;
  readonly forgetMeeting: () => void;
};

type UnitCodeOptions = {
  readonly user: string;
  readonly unit: string;
  readonly starter: string;
  /** Whether something else of the learner's waits for the server. */
  readonly isMoreWaiting: boolean;
};

/** Made for one unit: another unit's page is another component. */
export function useUnitCode({ user, unit, starter, isMoreWaiting }: UnitCodeOptions): UsedUnitCode {
  const [unitCode] = useState(() => new UnitCode({ user, unit, starter }));
  useEffect(() => {
    void sendLeftovers(user, unit);
    return unitCode.begin();
  }, [unitCode, user, unit]);
  const { other, ...state } = useSyncExternalStore(unitCode.subscribe, () => unitCode.state);
  const waiting = useMemo(() => waitingOf(user), [user]);
  const isWaiting = useWaiting(waiting) || isMoreWaiting;
  const versionStatus = isWaiting ? 'saving' : isUnitFull(user, unit) ? 'full' : 'saved';
  const clash = other === null ? null : clashOf(unitCode, state.code, other);
  return {
    ...state,
    status: state.status === 'saved' ? versionStatus : state.status,
    clash,
    change: (code) => unitCode.change(code),
    forgetMeeting: () => unitCode.forgetMeeting(),
    keep: (cause, code = unitCode.state.code, result) =>
      keepState(user, unit, { code, cause, ...(result && { result }) }),
  };
}

function clashOf(unitCode: UnitCode, own: string, other: string): Clash {
  return { keepOwn: () => unitCode.choose(own), takeOther: () => unitCode.choose(other) };
}
