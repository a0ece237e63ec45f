import type { MasteryArea, MasteryLesson } from '@hbg/contract/mastery';
import type { Unit } from '@hbg/contract/units';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useActiveMinutes } from '../../achievements/shared/use-active-minutes.ts';
import { Markup } from '../../markup/shared/markup.tsx';
import { LazyNextUp } from '../../profile/shared/lazy-next-up.tsx';
import { withoutTitle } from '../../units/shared/bench/without-title.ts';
import { unitQuery } from '../../units/shared/queries.ts';
import { useFinishLesson } from '../use-keeping.ts';
import { ExampleBench } from './example-bench.tsx';
import { LessonQuiz } from './lesson-quiz.tsx';
import styles from './lesson-view.module.css';
import { ProvenPanel } from './proven-panel.tsx';

export type LessonProps = { area: MasteryArea; user: string; lesson: MasteryLesson };

/** The card with its example, and its questions. */
export function LessonView({ area, user, lesson }: LessonProps) {
  const query = useQuery(unitQuery(lesson.unit));
  const minutes = useActiveMinutes(user, lesson.unit);
  const finish = useFinishLesson(user, area);
  const [isDone, setIsDone] = useState(false);
  return (
    <QueryView
      query={query}
      loading={<Skeleton label="Lektion wird geladen..." lines={8} />}
      failing={{
        title: 'Die Lektion lässt sich gerade nicht laden',
        safe: 'Was du geschafft hast, liegt sicher in der Garage.',
      }}
    >
      {(unit) => (
        <div className={styles.lesson} data-wide={area === 'html-mastery' || undefined}>
          <Card unit={unit} xp={lesson.xp} />
          <section aria-label="Beispiel zum Ausprobieren" className={styles.example}>
            <h3 className={styles.try}>Ändere das Beispiel und schau, was passiert</h3>
            <ExampleBench area={area} user={user} unit={unit} example={lesson.example} />
          </section>
          <div className={styles.side}>
            <LessonQuiz
              area={area}
              unit={unit}
              lesson={lesson}
              onComplete={(quiz) => {
                finish({ unit: unit.id, quiz, minutes: minutes() });
                setIsDone(true);
              }}
            />
            <ProvenPanel area={area} lesson={lesson} />
            {isDone && <LazyNextUp />}
          </div>
        </div>
      )}
    </QueryView>
  );
}

function Card({ unit, xp }: { unit: Unit; xp: number }) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{unit.title}</h2>
        <Badge tone="amber">+{xp} XP</Badge>
      </div>
      <Markup text={withoutTitle(unit.content, unit.title)} under={2} codeLabel="Beispiel" />
    </article>
  );
}
