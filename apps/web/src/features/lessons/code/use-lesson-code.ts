import type { VersionCause } from '@hbg/contract/code';
import type { RunKind } from '@hbg/contract/execution';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Clash } from '../../execution/shared/use-stored-code.ts';
import { useLeftovers } from '../use-leftovers.ts';
import { LessonCode, type LessonCodeState } from './lesson-code.ts';
import { sendLeftovers } from './send-leftovers.ts';
import { isLessonFull, keepState } from './version-queue.ts';

export type UsedLessonCode = Omit<LessonCodeState, 'other'> & {
  readonly change: (code: string) => void;
  readonly clash: Clash | null;
  /** Keeps the code as it stands as a version, before something takes its place or after a run. */
  readonly keep: (cause: VersionCause, code?: string, result?: RunKind) => Promise<void>;
  readonly forgetMeeting: () => void;
};

/** Made for one lesson: another lesson's page is another component. */
export function useLessonCode(user: string, lessonId: number, starter: string): UsedLessonCode {
  const [lessonCode] = useState(() => new LessonCode({ user, lessonId, starter }));
  useEffect(() => {
    void sendLeftovers(user, lessonId);
    return lessonCode.begin();
  }, [lessonCode, user, lessonId]);
  const { other, ...state } = useSyncExternalStore(lessonCode.subscribe, () => lessonCode.state);
  const isWaiting = useLeftovers(user);
  const versionStatus = isWaiting ? 'saving' : isLessonFull(user, lessonId) ? 'full' : 'saved';
  const clash = other === null ? null : clashOf(lessonCode, state.code, other);
  return {
    ...state,
    status: state.status === 'saved' ? versionStatus : state.status,
    clash,
    change: (code) => lessonCode.change(code),
    forgetMeeting: () => lessonCode.forgetMeeting(),
    keep: (cause, code = lessonCode.state.code, result) =>
      keepState(user, lessonId, { code, cause, ...(result && { result }) }),
  };
}

function clashOf(lessonCode: LessonCode, own: string, other: string): Clash {
  return { keepOwn: () => lessonCode.choose(own), takeOther: () => lessonCode.choose(other) };
}
