import type { QuizResult } from '@hbg/contract/achievements';
import type { MasteryArea, MasteryLesson } from '@hbg/contract/mastery';
import type { Unit } from '@hbg/contract/units';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Markup } from '../../markup/shared/markup.tsx';
import { withoutTitle } from '../../units/shared/bench/without-title.ts';
import { unitQuery } from '../../units/shared/queries.ts';
import { ExampleBench } from './example-bench.tsx';
import { LessonQuiz } from './lesson-quiz.tsx';
import styles from './lesson-view.module.css';

export type LessonProps = { area: MasteryArea; user: string; lesson: MasteryLesson };
type LessonViewProps = LessonProps & { onQuiz: (quiz: QuizResult) => void };

/** The card with its example, and its questions. */
export function LessonView({ area, user, lesson, onQuiz }: LessonViewProps) {
  const query = useQuery(unitQuery(lesson.unit));
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
          <Card unit={unit} lesson={lesson} />
          <ExampleBench area={area} user={user} unit={unit} example={lesson.example} />
          <div className={styles.side}>
            <LessonQuiz area={area} unit={unit} onFinish={onQuiz} />
          </div>
        </div>
      )}
    </QueryView>
  );
}

type CardProps = { unit: Unit; lesson: MasteryLesson };

function Card({ unit, lesson: { xp, type } }: CardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{unit.title}</h2>
        <div className={styles.badges}>
          <Badge>{types[type]}</Badge>
          <Badge tone="amber">+{xp} XP</Badge>
        </div>
      </div>
      <Markup text={withoutTitle(unit.content, unit.title)} under={2} codeLabel="Beispiel" />
    </article>
  );
}

const types = { theory: 'Theorie', practical: 'Praxis', interactive: 'Interaktiv' } as const;
