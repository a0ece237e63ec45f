import { answerTask, type MathsStanding } from '@hbg/contract/maths';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Shuffle } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { useLeftovers } from '../achievements/shared/use-leftovers.ts';
import { AchievementsView } from './achievements-view.tsx';
import { CoursesView } from './courses/courses-view.tsx';
import { type MathsAddress, readMathsAddress } from './maths-address.ts';
import styles from './maths-page.module.css';
import { PracticeView } from './practice/practice-view.tsx';
import { usePractice } from './practice/use-practice.ts';
import { mathsQuery } from './queries.ts';
import { useAnswers } from './use-answers.ts';
import { useLevel } from './use-level.ts';

export function MathsPage() {
  const user = useOwnLearner();
  const address = readMathsAddress(useSearch({ strict: false }));
  const query = useQuery(mathsQuery);
  const isChosen = address.art !== undefined || address.kurs !== undefined;
  const hasLeftovers = useLeftovers(user);
  // Each answer waits for a moment while it is on its way.
  const isWaiting = useIsMutating({ mutationKey: [answerTask.path] }) === 0 && hasLeftovers;
  return (
    <div className={styles.page}>
      <PageHead
        title="Mathe Mastery"
        action={
          isChosen && (
            <Link
              to="/math-mastery"
              search={{}}
              className={buttonClass({ variant: 'ghost' })}
              resetScroll={false}
            >
              <Shuffle size={18} /> Gemischt üben
            </Link>
          )
        }
      />
      {isWaiting && (
        <output className={styles.waiting}>
          Deine letzten Antworten liegen noch auf diesem Gerät. Sie kommen dazu, sobald die Garage
          wieder antwortet.
        </output>
      )}
      <QueryView
        query={query}
        loading={<Skeleton label="Mathe-Trainer wird geladen..." height={480} />}
        failing={{
          title: 'Der Mathe-Trainer lässt sich gerade nicht laden',
          safe: 'Deine Punkte liegen sicher in der Garage.',
        }}
      >
        {(standing) => <Rooms user={user} address={address} standing={standing} />}
      </QueryView>
    </div>
  );
}

type RoomsProps = { user: string; address: MathsAddress; standing: MathsStanding };

function Rooms({ user, address, standing }: RoomsProps) {
  const go = useNavigate();
  const keep = useAnswers(user);
  const pick = useLevel(user);
  const { bereich, kurs = null, art = null } = address;
  const practice = usePractice(user, { level: standing.level, course: kurs, kind: art }, keep);
  const show = (id: string) =>
    void go({
      to: '/math-mastery',
      search: readMathsAddress({ ...address, bereich: id }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Tabs
      label="Mathe Mastery"
      activeId={bereich ?? 'ueben'}
      onChange={show}
      tabs={[
        {
          id: 'ueben',
          title: 'Üben',
          content: practice && <PracticeView {...{ practice, standing }} onPick={pick} />,
        },
        { id: 'kurse', title: 'Kurse', content: <CoursesView standing={standing} /> },
        {
          id: 'erfolge',
          title: 'Erfolge',
          content: <AchievementsView achievements={standing.achievements} />,
        },
      ]}
    />
  );
}
