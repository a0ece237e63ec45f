import { readDraft } from '@hbg/contract/code';
import { type Program, unitOfProgram } from '@hbg/contract/programs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { readEntry, writeEntry } from '../../ui/entries.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useActiveMinutes } from '../achievements/shared/use-active-minutes.ts';
import type { LastProgram } from '../execution/shared/last-program.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import { codeKey } from '../units/shared/code/sync-state.ts';
import { CodeScope, useCodeActions } from '../units/shared/code-scope.tsx';
import styles from './program-bench.module.css';
import { ProgramHead } from './program-head.tsx';
import { noteLanguage } from './program-language.ts';
import { programUnit } from './program-unit.ts';
import { ProgramWork } from './program-work.tsx';
import type { WaitingProgram } from './waiting-entries.ts';
import { WaitingNote } from './waiting-note.tsx';

type ProgramBenchProps = {
  user: string;
  /** As long as the server doesn't have it. */
  begun: WaitingProgram | undefined;
  kept: Program | undefined;
  send: () => Promise<void>;
  onErased: (id: string) => void;
};

/** An own program, with all that there is to do with it; its code is kept as that of a unit. */
export function ProgramBench(props: ProgramBenchProps) {
  const { user, begun, kept, send } = props;
  const program = begun ?? kept;
  const unit = unitOfProgram(program?.id ?? '');
  const query = useCodeHere(user, unit, begun);
  const isBeginning = useFirstTry(begun, send);
  if (!program || isBeginning) return <Skeleton label="Programm wird angelegt..." height={320} />;
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
          <Bench {...props} program={program} unit={unit} />
        </CodeScope>
      )}
    </QueryView>
  );
}

/** With a server in reach it takes a moment; without one it is written in before the server has it. */
function useFirstTry(begun: WaitingProgram | undefined, send: () => Promise<void>): boolean {
  const [isTrying, setIsTrying] = useState(begun !== undefined);
  useEffect(() => {
    if (!isTrying) return undefined;
    const end = () => setIsTrying(false);
    const timer = setTimeout(end, longestTryMs);
    void send().then(end);
    return () => clearTimeout(timer);
  }, [isTrying, send]);
  return isTrying && begun !== undefined;
}

/** Out of the reach of the Wi-Fi a call hangs for long. */
const longestTryMs = 2_000;

/** On a device that hasn't seen it yet, its code is fetched first: nobody begins on an empty page. */
function useCodeHere(user: string, unit: string, begun: WaitingProgram | undefined) {
  const key = codeKey(user, unit);
  return useQuery({
    queryKey: [readDraft.path, user, unit],
    queryFn: async ({ signal }) => {
      const draft = begun ?? (await callAs(user, readDraft, { query: { unit } }, { signal }));
      // Meanwhile another tab may have written.
      if (draft && draft.code !== '' && readEntry(key) === null) writeEntry(key, draft.code);
      return true;
    },
    gcTime: 0,
    ...(readEntry(key) !== null && { initialData: true }),
  });
}

type BenchProps = ProgramBenchProps & { program: WaitingProgram | Program; unit: string };

function Bench({ user, begun, kept, program, unit, send, onErased }: BenchProps) {
  const { id, title, language } = program;
  const { read } = useCodeActions();
  const [code] = useState(read);
  const wanted = useMemo(
    () => programUnit({ id: unit, title, language, code }),
    [unit, title, language, code],
  );
  useActiveMinutes(user, unit);
  useEffect(() => noteLanguage(user, id, language), [user, id, language]);
  const head = (lastRun?: () => LastProgram) => (
    <>
      <ProgramHead
        user={user}
        program={program}
        kept={begun ? undefined : kept}
        lastRun={lastRun}
        onErased={onErased}
      />
      {begun && <WaitingNote user={user} program={begun} send={send} />}
    </>
  );
  return (
    <section aria-label={title} className={styles.program}>
      <ProgramWork user={user} unit={wanted} head={head} />
    </section>
  );
}
