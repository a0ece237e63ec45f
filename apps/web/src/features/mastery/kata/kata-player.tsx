import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { KataWork } from '../../units/shared/kata/kata-work.tsx';
import { kataQuery } from '../queries.ts';
import type { KataPlayerProps } from './kata-props.ts';
import { KataQuestion } from './kata-question.tsx';

/** One task: a question with one try, or something to write. Another one is another `key`. */
export function KataPlayer(props: KataPlayerProps) {
  const query = useQuery(kataQuery(props.task));
  return (
    <QueryView
      query={query}
      loading={<Skeleton label="Aufgabe wird gezogen..." height={280} />}
      failing={{
        title: 'Die Aufgabe lässt sich gerade nicht ziehen',
        safe: 'Was du geschafft hast, bleibt dir.',
      }}
    >
      {({ form, unit }) => {
        const [question] = unit.quiz;
        if (question) return <KataQuestion {...props} question={question} />;
        return <KataWork {...props} unit={unit} isRebuilt={form === 'rebuild'} />;
      }}
    </QueryView>
  );
}
