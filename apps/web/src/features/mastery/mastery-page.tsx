import type { MasteryArea, MasteryChapter } from '@hbg/contract/mastery';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { readMasteryAddress } from './mastery-address.ts';
import { MasteryHead } from './mastery-head.tsx';
import styles from './mastery-page.module.css';
import { MasteryRoom } from './mastery-room.tsx';
import { placeIn, slugOf } from './place-in.ts';
import { masteryQuery } from './queries.ts';
import { useIsWaiting } from './use-keeping.ts';

export function PythonMasteryPage() {
  return <MasteryPage area="python-mastery" />;
}

export function HtmlMasteryPage() {
  return <MasteryPage area="html-mastery" />;
}

function MasteryPage({ area }: { area: MasteryArea }) {
  const user = useOwnLearner();
  const query = useQuery(masteryQuery(area));
  const isWaiting = useIsWaiting(user);
  return (
    <div className={styles.page}>
      <MasteryHead area={area} chapters={query.data?.chapters ?? []} />
      {isWaiting && (
        <output className={styles.waiting}>
          Was du zuletzt geschafft hast, liegt noch auf diesem Gerät. Es kommt dazu, sobald die
          Garage wieder antwortet.
        </output>
      )}
      <QueryView
        query={query}
        loading={<Skeleton label="Kapitel werden geladen..." height={480} />}
        failing={{
          title: 'Die Kapitel lassen sich gerade nicht laden',
          safe: 'Was du geschafft hast, liegt sicher in der Garage.',
        }}
      >
        {({ chapters }) => <Placed area={area} user={user} chapters={chapters} />}
      </QueryView>
    </div>
  );
}

type PlacedProps = { area: MasteryArea; user: string; chapters: readonly MasteryChapter[] };

/** Without a lesson in the address it is the first open one, also once that is completed. */
function Placed({ area, user, chapters }: PlacedProps) {
  const { lektion, ansicht } = readMasteryAddress(useSearch({ strict: false }));
  const [first] = useState(() => placeIn(chapters));
  const place = placeIn(chapters, lektion ?? (first ? slugOf(first.lesson) : undefined));
  if (!place) return <EmptyState title="Hier entstehen gerade die ersten Kapitel" />;
  return <MasteryRoom {...{ area, user, chapters, place }} view={ansicht} />;
}
