import type { EngineState, PythonEngine } from '@hbg/python/browser/python-engine';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { tryChecks } from './try-checks.ts';
import { takeTurn } from './turns.ts';

const unit = { check: 'def goal_1(run): …', data: {}, goals: 2 };
const reached = { reached: true, sentence: null };
const unjudged = { reached: null, sentence: null };

function pageIs(state: EngineState, results: Promise<(typeof reached)[]>) {
  const stop = vi.fn<() => void>();
  const check = vi.fn<PythonEngine['check']>(() => ({ stop, results }));
  const open = async () => ({ state, check });
  return { check, stop, open };
}

const failToLoad = () => Promise.reject(new Error('offline'));

test('a program is judged in the page', async () => {
  const { check, open } = pageIs({ kind: 'ready' }, Promise.resolve([reached, reached]));
  expect(await tryChecks('x = 1', unit, open)).toEqual([reached, reached]);
  expect(check).toHaveBeenCalledExactlyOnceWith('x = 1', unit, expect.any(Function));
});

test('without the page’s Python nothing is judged, and no server is asked', async () => {
  const sent = fakeServer({});
  const { open } = pageIs({ kind: 'loading', share: 0 }, Promise.resolve([]));
  expect(await tryChecks('x = 1', unit, open)).toEqual([unjudged, unjudged]);
  expect(await tryChecks('x = 1', unit, failToLoad)).toEqual([unjudged, unjudged]);
  expect(sent).toEqual([]);
});

test('what the learner starts stops it', async () => {
  const judging = Promise.withResolvers<(typeof reached)[]>();
  const { check, stop, open } = pageIs({ kind: 'ready' }, judging.promise);
  stop.mockImplementation(() => judging.resolve([reached]));
  const tried = tryChecks('while 1: 1', unit, open);
  await vi.waitFor(() => expect(check).toHaveBeenCalled());
  await takeTurn(() => 'the learner’s');
  expect(await tried).toEqual([unjudged, unjudged]);
});
