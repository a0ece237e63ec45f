import { programLimits } from '@hbg/contract/programs';
import { Download, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isTooLong } from '../units/shared/code/program-size.ts';
import { saveProgram } from './program-file.ts';
import { isRefusedProgram, sendAgain } from './send-programs.ts';
import type { WaitingProgram as Waiting } from './waiting-entries.ts';
import styles from './workshop-page.module.css';

type WaitingProgramProps = { user: string; program: Waiting; send: () => Promise<void> };

/** Begun here, and not on the server yet: that takes a moment, or until there is a way. */
export function WaitingProgram({ user, program, send }: WaitingProgramProps) {
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    // Once the server has it, its bench stands here.
    void send().then(() => setIsStuck(true));
  }, [send]);
  if (!isStuck) return <Skeleton label="Programm wird angelegt..." height={320} />;
  const { title, code } = program;
  const tryAgain = () => {
    sendAgain(user);
    void send();
  };
  return (
    <EmptyState
      title={`„${title}“ wartet noch`}
      action={
        <div className={styles.ways}>
          <Button icon={<RotateCw size={18} />} onClick={tryAgain}>
            Noch mal versuchen
          </Button>
          <Button icon={<Download size={18} />} onClick={() => saveProgram(title, code)}>
            Als Datei speichern
          </Button>
        </div>
      }
    >
      {reasonOf(program)} Sein Text liegt sicher auf diesem Gerät.
    </EmptyState>
  );
}

function reasonOf({ id, code }: Waiting): string {
  if (isTooLong(code)) return 'Es ist länger als 100 KB, und so viel passt nicht in die Werkstatt.';
  if (isRefusedProgram(id)) {
    return `Mehr als ${programLimits.own} eigene Programme passen nicht in die Werkstatt. Lösche eins, dann ist wieder Platz.`;
  }
  return 'Die Garage antwortet gerade nicht. Sobald sie wieder da ist, kannst du daran weiterschreiben.';
}
