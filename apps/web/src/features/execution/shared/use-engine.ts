import type { EngineState } from '@hbg/python/browser/python-engine';
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '../../../ui/use-online.ts';
import { openEngineWhenCalm } from './engine.ts';

type UsedEngine = { readonly state: EngineState; readonly tryAgain: () => void };

/** How far the page's own Python is; whoever uses this has it loaded. */
export function useEngine(open = openEngineWhenCalm): UsedEngine {
  const [state, setState] = useState<EngineState>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const tryAgain = useCallback(() => setAttempt((attempt) => attempt + 1), []);
  useEffect(() => {
    let isGone = false;
    let unsubscribe = () => {};
    const follow = async () => {
      const engine = await open();
      if (isGone) return;
      unsubscribe = engine.subscribe(() => setState(engine.state));
      if (attempt > 0) engine.start();
      setState(engine.state);
    };
    follow().catch((error: unknown) => {
      if (!isGone) setState({ kind: 'failed', reason: String(error) });
    });
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [open, attempt]);
  useOnline(tryAgain);
  return { state, tryAgain };
}
