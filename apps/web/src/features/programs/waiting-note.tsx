import { programLimits } from '@hbg/contract/programs';
import { RotateCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { isTooLong } from '../units/shared/code/program-size.ts';
import styles from './program-bench.module.css';
import { isRefusedProgram, sendAgain } from './send-programs.ts';
import type { WaitingProgram } from './waiting-entries.ts';

type WaitingNoteProps = { user: string; program: WaitingProgram; send: () => Promise<void> };

/** Begun here, and not on the server yet: why, and that it can be written in all the same. */
export function WaitingNote({ user, program, send }: WaitingNoteProps) {
  const tryAgain = () => {
    sendAgain(user);
    void send();
  };
  return (
    <output className={styles.waiting}>
      <span>{reasonOf(program)} Was du schreibst, liegt sicher auf diesem Gerät.</span>
      <Button size="small" icon={<RotateCw size={16} />} onClick={tryAgain}>
        Noch mal versuchen
      </Button>
    </output>
  );
}

function reasonOf({ id, code }: WaitingProgram): string {
  if (isTooLong(code)) return 'Es ist länger als 100 KB, und so viel passt nicht in die Werkstatt.';
  if (isRefusedProgram(id)) {
    return `Mehr als ${programLimits.own} eigene Programme passen nicht in die Werkstatt. Lösche eins, dann ist wieder Platz.`;
  }
  return 'Die Garage antwortet gerade nicht.';
}
