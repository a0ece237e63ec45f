import { explainEnding } from '@hbg/coach/ending-coach';
import { execute } from '@hbg/contract/execution';
import type { Answer } from '@hbg/contract/route';
import type { RunResult } from '@hbg/python/protocol';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { sessionKey } from '../account/session.ts';

const retryAfterSeconds = 3;

export function executionEndpoints({ sandbox, metrics }: Context): Endpoint[] {
  return [
    endpoint(execute, async ({ body, c, learner }) => {
      if (body.language !== 'python') return refuse('otherLanguage');
      const result = await sandbox.run(
        body.code,
        { learner: String(learner.id), session: sessionKey(c) },
        c.req.raw.signal,
      );
      metrics.runs.inc({ result: typeof result === 'string' ? result : result.kind });
      if (result === 'too-busy') return refuse('tooBusy', retryAfterSeconds);
      if (result === 'unavailable') return refuse('unavailable', retryAfterSeconds);
      return answerOf(result, body.code);
    }),
  ];
}

function answerOf(result: RunResult, code: string): Answer<typeof execute> {
  const error = result.kind === 'finished' ? null : result.error;
  const afterword = afterwordOf(result, code);
  return {
    output: result.output + afterword,
    afterword,
    success: result.kind === 'finished' && result.exitCode === 0,
    result: result.kind,
    durationMs: result.durationMs,
    exitCode: result.kind === 'finished' ? result.exitCode : 1,
    error,
  };
}

function afterwordOf(result: RunResult, code: string): string {
  if (result.kind === 'finished') return '';
  if (result.kind === 'python-error') return result.error.traceback;
  const why = explainEnding(result.kind, result.error, code);
  const isOnNewLine = /(^|\n)$/.test(result.output);
  return why ? `${isOnNewLine ? '' : '\n'}${why.erklaerung} ${why.tipp}\n` : '';
}
