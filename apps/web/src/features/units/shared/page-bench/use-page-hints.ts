import type { PageAdvice } from '@hbg/coach/web/page-advice';
import { areSameFiles } from '@hbg/contract/files';
import type { Files } from '@hbg/contract/units';
import { useMemo, useState } from 'react';
import { usePart } from '../../../../ui/use-part.ts';

type UsedPageHints = {
  readonly hints: readonly PageAdvice[];
  /** While somebody is still writing, half of a tag is no mistake. */
  readonly ask: () => void;
};

/** More at once would be a wall. */
const mostHints = 3;

/** What is odd in the files as they were when they were asked about, until they change. */
export function usePageHints(files: Files): UsedPageHints {
  const [asked, setAsked] = useState<Files | null>(null);
  const isAsked = asked !== null && areSameFiles(asked, files);
  const coach = usePart({ load, isWanted: isAsked, onFailure: ignore });
  const hints = useMemo(
    () => (isAsked && coach ? coach.warnAboutPage(files).slice(0, mostHints) : []),
    [isAsked, coach, files],
  );
  return { hints, ask: () => setAsked(files) };
}

const load = () => import('@hbg/coach/web/warn-about-page');
/** The page is shown without hints, too. */
const ignore = () => {};
