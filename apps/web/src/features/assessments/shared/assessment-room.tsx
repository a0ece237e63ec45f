import type { AssessmentState } from '@hbg/contract/assessments';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTabTitle } from '../../../shell/arrival.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOwnLearner } from '../../account/shared/use-own-learner.ts';
import { isGone } from '../is-gone.ts';
import { ItemRoom } from '../item-room.tsx';
import { NoAssessment } from '../no-assessment.tsx';
import { assessmentQuery } from '../queries.ts';
import { type AfterResult, ResultView } from '../result/result-view.tsx';
import { TopicStart } from '../topic-start.tsx';
import styles from './assessment-room.module.css';

/** Of one that was begun, by its id; or of a topic, which begins it. */
export function AssessmentRoom({ renderNext }: AfterResult) {
  const { assessmentId = '' } = useParams({ strict: false });
  const user = useOwnLearner();
  return isId.test(assessmentId) ? (
    <BegunPage user={user} id={assessmentId} renderNext={renderNext} />
  ) : (
    <TopicStart user={user} topic={assessmentId} />
  );
}

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One item after the other, and what came out. */
function BegunPage({ user, id, renderNext }: { user: string; id: string } & AfterResult) {
  const query = useQuery(assessmentQuery(id));
  const { data, error } = query;
  const title = titleOf(data);
  useTabTitle(title);
  if (isGone(error)) return <NoAssessment />;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {data && <p className={styles.area}>{data.area}</p>}
      </div>
      <QueryView
        query={query}
        loading={<Skeleton label="Aufgabe wird geladen..." height={320} />}
        failing={{
          title: 'Die Bewertung lässt sich gerade nicht laden',
          safe: 'Was du beantwortet hast, liegt sicher in der Garage.',
        }}
      >
        {(state) => <Sitting key={state.id} user={user} state={state} renderNext={renderNext} />}
      </QueryView>
    </div>
  );
}

function titleOf(state: AssessmentState | undefined): string {
  if (!state) return 'Bewertung';
  return state.kind === 'topic' ? `Bewertung: ${state.title}` : `Ohne Hilfe: ${state.title}`;
}

type SittingProps = { user: string; state: AssessmentState } & AfterResult;

/** Whoever goes on finds the focus where the next thing begins. */
function Sitting({ user, state, renderNext }: SittingProps) {
  const [firstShown] = useState(`${state.answered}/${state.wanted}`);
  const shown = `${state.answered}/${state.wanted}`;
  const isFocused = shown !== firstShown;
  const { result } = state;
  if (result) return <ResultView {...{ user, state, result, isFocused, renderNext }} />;
  return <ItemRoom key={shown} user={user} state={state} isFocused={isFocused} />;
}
