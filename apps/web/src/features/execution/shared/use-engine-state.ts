import type { EngineState } from '@hbg/python/browser/python-engine';
import { useEffect, useState } from 'react';
import { openEngine } from './engine.ts';

/** How far the page's own Python is; whoever uses this has it loaded. */
export function useEngineState(open = openEngine): EngineState {
  const [state, setState] = useState<EngineState>({ kind: 'waiting' });
  useEffect(() => {
    let isGone = false;
    let unsubscribe = () => {};
    const follow = async () => {
      const engine = await open();
      if (isGone) return;
      unsubscribe = engine.subscribe(() => setState(engine.state));
      setState(engine.state);
    };
    follow().catch((error: unknown) => {
      if (!isGone) setState({ kind: 'failed', reason: String(error) });
    });
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [open]);
  return state;
}
