import type { MasteryArea, MasteryLesson } from '@hbg/contract/mastery';
import { useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePart } from '../../ui/use-part.ts';

type LazyToolsProps = { area: MasteryArea; lesson: MasteryLesson };

export function LazyTools({ area, lesson }: LazyToolsProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const part = usePart({ load, isWanted: true, onFailure: () => setHasFailed(true) });
  if (part) return <part.ToolsTab area={area} lesson={lesson} />;
  return hasFailed ? <ErrorState {...notLoaded} /> : <Skeleton height={240} />;
}

const load = () => import('./tools/tools-tab.tsx');

const notLoaded = {
  title: 'Die Tools lassen sich gerade nicht laden',
  description: 'Lade die Seite neu, sobald das WLAN da ist.',
};
