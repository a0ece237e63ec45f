import type { Draft } from '@hbg/contract/code';
import { afterEach, beforeEach, vi } from 'vitest';
import { UnitCode } from '../shared/code/unit-code.ts';

export const unit = 'lektion/1';
export const starter = 'print("Los!")\n';
let endings: (() => void)[] = [];

/** For all tests of a file; time goes on when they say so. */
export function holdTime() {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(async () => {
    for (const end of endings) end();
    endings = [];
    await settled();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** All that is under way without a timer has happened; reading an answer's body takes several turns. */
export async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await vi.advanceTimersByTimeAsync(0);
}

/** The code of that unit, until the test has ended. */
export async function openCode(user = '1') {
  const code = new UnitCode({ user, unit, starter });
  const end = code.begin();
  endings.push(end);
  await settled();
  return { code, end };
}

export function draft(
  code: string,
  revision: number,
  editedAt = '2026-03-01T08:00:00.000Z',
): Draft {
  return { code, revision, editedAt };
}
