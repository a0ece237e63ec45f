import type { Assessment } from '@hbg/contract/assessments';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkillStroke } from '../../ui/skill-stroke.tsx';
import { between } from '../assessments/shared/between.ts';
import { assessmentsQuery, openAssessmentsQuery } from '../assessments/shared/queries.ts';
import { useStart } from '../assessments/shared/use-start.ts';
import styles from './assessments.module.css';
import { OpenAssessments } from './open-assessments.tsx';
import { Section } from './section.tsx';

export function Assessments() {
  const query = useQuery(assessmentsQuery);
  const open = useQuery(openAssessmentsQuery);
  return (
    <Section title="Bewertungen">
      {query.data && <OpenAssessments open={open.data ?? []} />}
      <QueryView
        // Nothing moves when what is open comes later.
        query={open.isPending ? { ...query, data: undefined } : query}
        loading={<Skeleton label="Deine Bewertungen werden geladen..." height={224} />}
        empty={
          <EmptyState title="Noch keine Bewertungen vorhanden" action={<NewAssessment />}>
            Etwa acht kurze Aufgaben, dann steht hier, was du in einem Thema kannst und wie sicher
            wir uns da sind.
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
              <NewAssessment />
            </div>
          </>
        )}
      </QueryView>
    </Section>
  );
}

/** Of what is least sure; what was begun goes on. */
function NewAssessment() {
  const { start, isStarting } = useStart();
  return (
    <Button isBusy={isStarting} onClick={() => start()}>
      Neue Bewertung
    </Button>
  );
}

function Strokes({ assessments }: { assessments: readonly Assessment[] }) {
  return (
    <div>
      <ul className={styles.strokes}>
        {assessments.map(({ id, topic, skillArea, currentLevel, confidence, answers }) => (
          <li key={id}>
            <SkillStroke
              title={
                <Link
                  to="/profile/assessment/$assessmentId"
                  params={{ assessmentId: id }}
                  className={styles.topic}
                >
                  {topic}
                </Link>
              }
              note={`${skillArea}, ${answers} Aufgaben, Sicherheit ${confidence} von 10`}
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
