import { readDraft } from '@hbg/contract/code';
import { mainFile } from '@hbg/contract/files';
import { type Program, unitOfProgram } from '@hbg/contract/programs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readEntry, writeEntry } from '../../ui/entries.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useActiveMinutes } from '../achievements/shared/use-active-minutes.ts';
import { useUnit } from '../units/shared/bench/use-unit.ts';
import { Workbench } from '../units/shared/bench/workbench.tsx';
import { callAs } from '../units/shared/code/call-as.ts';
import { codeKey } from '../units/shared/code/sync-state.ts';
import { CodeScope, useCodeActions } from '../units/shared/code-scope.tsx';
import styles from './program-bench.module.css';
import { ProgramHead } from './program-head.tsx';

type ProgramBenchProps = { user: string; program: Program; onErased: (id: string) => void };

/** An own program, with all that there is to do with it; its code is kept as that of a unit. */
export function ProgramBench(props: ProgramBenchProps) {
  const { user, program } = props;
  const unit = unitOfProgram(program.id);
  const query = useCodeHere(user, unit);
  return (
    <QueryView
      query={query}
      loading={<Skeleton label="Programm wird geladen..." height={320} />}
      failing={{
        title: `„${program.title}“ lässt sich gerade nicht laden`,
        safe: 'In der Garage liegt es sicher.',
      }}
    >
      {() => (
        <CodeScope owner={user} unit={unit} starter="" isMoreWaiting={false}>
          <Bench {...props} unit={unit} />
        </CodeScope>
      )}
    </QueryView>
  );
}

/** On a device that hasn't seen it yet, its code is fetched first: nobody begins on an empty page. */
function useCodeHere(user: string, unit: string) {
  const key = codeKey(user, unit);
  return useQuery({
    queryKey: [readDraft.path, user, unit],
    queryFn: async ({ signal }) => {
      const draft = await callAs(user, readDraft, { query: { unit } }, { signal });
      // Meanwhile another tab may have written.
      if (draft && draft.code !== '' && readEntry(key) === null) writeEntry(key, draft.code);
      return true;
    },
    gcTime: 0,
    ...(readEntry(key) !== null && { initialData: true }),
  });
}

function Bench({ user, program, unit, onErased }: ProgramBenchProps & { unit: string }) {
  const { read } = useCodeActions();
  // 'Reset' leads back to what it was when the learner came.
  const [wanted] = useState(() => ({
    ...nothingWanted,
    id: unit,
    starter: { [mainFile]: read() },
  }));
  const used = useUnit({ owner: user, unit: wanted });
  useActiveMinutes(user, unit);
  return (
    <section aria-label={program.title} className={styles.program}>
      <ProgramHead
        user={user}
        program={program}
        lastRun={used.unitRun.lastRun}
        onErased={onErased}
      />
      <div className={styles.bench}>
        <Workbench used={used} onRun={used.unitRun.run} />
      </div>
    </section>
  );
}

/** Nobody says what an own program has to do. */
const nothingWanted = { goals: [], hints: [], quiz: [], solution: {}, check: null, data: {} };
