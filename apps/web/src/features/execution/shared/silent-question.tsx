import { Hourglass } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Question } from './question.tsx';
import type { UsedProgram } from './use-program.ts';

/** The program goes on while the question stands; nobody has to answer it. */
export function SilentQuestion({ program }: { program: UsedProgram }) {
  return (
    <Question
      icon={<Hourglass size={18} />}
      text="Dein Programm rechnet seit einer Minute, ohne etwas zu zeigen. Soll es weiterlaufen?"
    >
      <Button size="small" onClick={program.goOn}>
        Weiterlaufen lassen
      </Button>
      <Button size="small" variant="danger" onClick={program.stop}>
        Stopp
      </Button>
    </Question>
  );
}
