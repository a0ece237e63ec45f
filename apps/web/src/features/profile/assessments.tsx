import type { Assessment } from '@hbg/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkillStroke } from '../../ui/skill-stroke.tsx';
import styles from './assessments.module.css';
import { assessmentsQuery } from './queries.ts';
import { Section } from './section.tsx';

const AssessmentDialog = lazyPart(
  async () => (await import('./assessment-dialog.tsx')).AssessmentDialog,
);

export function Assessments() {
  const query = useQuery(assessmentsQuery);
  const [isAsked, setIsAsked] = useState(false);
  const ask = () => setIsAsked(true);
  return (
    <Section title="Bewertungen">
      <QueryView
        query={query}
        loading={<Skeleton label="Deine Bewertungen werden geladen..." height={224} />}
        empty={
          <EmptyState
            title="Noch keine Bewertungen vorhanden"
            action={<Button onClick={ask}>Neue Bewertung</Button>}
          >
            Hier steht dann, was du in einem Thema kannst und wie sicher wir uns da sind.
          </EmptyState>
        }
        failing={{
          title: 'Deine Bewertungen lassen sich gerade nicht laden',
          safe: 'Sie liegen sicher in der Garage.',
        }}
      >
        {(assessments) => (
          <>
            <Strokes assessments={assessments} />
            <div>
              <Button onClick={ask}>Neue Bewertung</Button>
            </div>
          </>
        )}
      </QueryView>
      {isAsked && (
        <Suspense>
          <AssessmentDialog onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </Section>
  );
}

function Strokes({ assessments }: { assessments: readonly Assessment[] }) {
  return (
    <div>
      <ul className={styles.strokes}>
        {assessments.map(({ id, topic, skillArea, currentLevel, confidence }) => (
          <li key={id}>
            <SkillStroke
              title={topic}
              note={skillArea}
              level={currentLevel}
              between={between(currentLevel, confidence)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.key}>Strich: dein Stand. Rahmen: wie genau wir das wissen.</p>
    </div>
  );
}

/** So likely the level lies within the frame. */
const framed = 0.8;

/** A confidence of 7 says that in 7 of 10 cases the level is wrong by 1 at most. */
function between(level: number, confidence: number): readonly [number, number] {
  const within = Math.min(0.99, Math.max(0.05, confidence / 10));
  const half = spreadOf(framed) / spreadOf(within);
  return [Math.max(0, level - half), Math.min(10, level + half)];
}

/** How far from the middle of a logistic curve such a share of it reaches. */
function spreadOf(share: number): number {
  return Math.log((1 + share) / (1 - share));
}
