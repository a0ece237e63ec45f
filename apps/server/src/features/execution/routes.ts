import { execute } from '@hbg/contract/execution';
import type { Answer } from '@hbg/contract/route';
import type { RunResult } from '@hbg/python/protocol';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { sessionKey } from '../account/session.ts';

const retryAfterSeconds = 3;

export function executionEndpoints({ sandbox }: Context): Endpoint[] {
  return [
    endpoint(execute, async ({ body, c }) => {
      if (body.language !== 'python') return refuse('otherLanguage');
      const result = await sandbox.run(body.code, sessionKey(c), c.req.raw.signal);
      if (result === 'too-busy') return refuse('tooBusy', retryAfterSeconds);
      if (result === 'unavailable') return refuse('unavailable', retryAfterSeconds);
      return answerOf(result);
    }),
  ];
}

function answerOf(result: RunResult): Answer<typeof execute> {
  const error = result.kind === 'finished' ? null : result.error;
  return {
    output: result.output + (result.kind === 'python-error' ? result.error.traceback : ''),
    success: result.kind === 'finished' && result.exitCode === 0,
    result: result.kind,
    durationMs: result.durationMs,
    exitCode: result.kind === 'finished' ? result.exitCode : 1,
    error,
  };
}
