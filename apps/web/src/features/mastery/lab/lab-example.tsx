import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { unitQuery } from '../../units/shared/queries.ts';
import { ExampleBench } from '../lesson/example-bench.tsx';
import type { LessonProps } from '../lesson/lesson-view.tsx';

/** The page of the lesson beside its text, to be changed at will. */
export function LabExample({ area, user, lesson }: LessonProps) {
  const query = useQuery(unitQuery(lesson.unit));
  return (
    <QueryView
      query={query}
      loading={<Skeleton label="Beispiel wird geladen..." height={480} />}
      failing={{
        title: 'Das Beispiel lässt sich gerade nicht laden',
        safe: 'Die Aufgaben daneben kannst du trotzdem lösen.',
      }}
    >
      {(unit) => <ExampleBench area={area} user={user} unit={unit} example={lesson.example} />}
    </QueryView>
  );
}
