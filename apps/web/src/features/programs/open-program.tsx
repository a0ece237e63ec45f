import type { Program } from '@hbg/contract/programs';
import { Navigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BroughtProgram } from './brought-program.tsx';
import { NothingHere } from './nothing-here.tsx';
import { OpenOnce } from './open-once.tsx';
import { ProgramBench } from './program-bench.tsx';
import { samples } from './samples.ts';
import type { WaitingProgram } from './waiting-entries.ts';
import { readWorkshopSearch } from './workshop-search.ts';

const SnippetProgram = lazyPart(async () => (await import('./snippet-program.tsx')).SnippetProgram);
const snippetLoads = <Skeleton label="Snippet wird geladen..." height={320} />;

type OpenProgramProps = {
  user: string;
  /** As soon as they are known. */
  programs: readonly Program[] | undefined;
  waiting: readonly WaitingProgram[];
  send: () => Promise<void>;
  onErased: (id: string) => void;
};

/** What the address of the page names, on the workbench. */
export function OpenProgram(props: OpenProgramProps) {
  const { user, programs, waiting, send, onErased } = props;
  const { programm, snippet, stueck } = readWorkshopSearch(useSearch({ strict: false }));
  const isNamed = ({ id }: { id: string }) => id === programm;
  const begun = waiting.find(isNamed);
  const kept = programs?.find(isNamed);
  if (begun || kept) {
    return <ProgramBench key={programm} {...{ user, begun, kept, send, onErased }} />;
  }
  // Whatever else is asked for, the list says first whether it is there.
  if (!programs) return null;
  const way = {
    user,
    isThere: (id: string) => [...waiting, ...programs].some((program) => program.id === id),
  };
  if (snippet !== undefined) {
    return (
      <Suspense fallback={snippetLoads}>
        <SnippetProgram key={snippet} id={snippet} loading={snippetLoads} {...way} />
      </Suspense>
    );
  }
  if (stueck !== undefined) return <BroughtProgram key={stueck} piece={stueck} {...way} />;
  const sample = samples.find(isNamed);
  if (sample) {
    return (
      <OpenOnce key={sample.id} source={`beispiel/${sample.id}`} beginning={sample} {...way} />
    );
  }
  const [last] = [...waiting, ...programs];
  if (programm === undefined || programm === 'mein-programm') {
    return last ? <Navigate to="/workshop" search={{ programm: last.id }} replace /> : <Nothing />;
  }
  return (
    <NothingHere title="Dieses Programm gibt es hier nicht">
      Vielleicht hast du es gelöscht, oder es gehört jemand anderem.
    </NothingHere>
  );
}

function Nothing() {
  return (
    <EmptyState title="Deine Werkbank ist noch leer">
      Beginn ein neues Programm, oder nimm ein Beispiel auseinander: Es wird dann deins.
    </EmptyState>
  );
}
