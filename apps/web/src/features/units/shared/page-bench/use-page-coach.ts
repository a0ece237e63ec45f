import type { PageExplanation } from '@hbg/coach/web/page-rule';
import type { Files } from '@hbg/contract/units';
import { useEffect, useMemo, useState } from 'react';
import type { PageError } from './page-log.ts';

type Coach = typeof import('@hbg/coach/web/explain-page-error');

export type UsedPageCoach = {
  /** Of the first error; null until it is known, and where there is none. */
  readonly explanation: PageExplanation | null;
  readonly explain: (error: PageError) => PageExplanation | null;
};

/** What an error of the page means; the coach comes with the first one. */
export function usePageCoach(error: PageError | null, files: Files): UsedPageCoach {
  const [coach, setCoach] = useState<Coach | null>(null);
  const isWanted = error !== null && coach === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const load = async () => {
      const loaded = await import('@hbg/coach/web/explain-page-error').catch(() => null);
      if (!isGone) setCoach(loaded);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return useMemo(() => {
    const explain = (error: PageError) => coach && coach.explainPageError(error, files);
    return { explanation: error && explain(error), explain };
  }, [coach, error, files]);
}
