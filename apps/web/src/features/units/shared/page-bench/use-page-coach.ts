import type { PageExplanation } from '@hbg/coach/web/page-rule';
import type { Files } from '@hbg/contract/units';
import { useMemo } from 'react';
import { usePart } from '../../../../ui/use-part.ts';
import type { PageError } from './page-log.ts';

type UsedPageCoach = {
  /** Of the first error; null until it is known, and where there is none. */
  readonly explanation: PageExplanation | null;
  readonly explain: (error: PageError) => PageExplanation | null;
};

/** What an error of the page means; the coach comes with the first one. */
export function usePageCoach(error: PageError | null, files: Files): UsedPageCoach {
  const coach = usePart({ load, isWanted: error !== null, onFailure: ignore });
  return useMemo(() => {
    const explain = (error: PageError) => coach && coach.explainPageError(error, files);
    return { explanation: error && explain(error), explain };
  }, [coach, error, files]);
}

const load = () => import('@hbg/coach/web/explain-page-error');
/** The browser's own words stand in the console. */
const ignore = () => {};
