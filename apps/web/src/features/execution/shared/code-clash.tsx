import { Files } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Question } from './question.tsx';
import type { Clash } from './use-stored-code.ts';

type CodeClashProps = { clash: Clash; onChosen: () => void };

/** Until it is answered, what is typed here isn't stored. */
export function CodeClash({ clash, onChosen }: CodeClashProps) {
  const choose = (decide: () => void) => () => {
    decide();
    onChosen();
  };
  return (
    <Question
      icon={<Files size={18} />}
      text="Du hast dieses Programm auch in einem anderen Tab geändert. Welcher Code soll bleiben?"
    >
      <Button size="small" onClick={choose(clash.keepOwn)}>
        Dieser hier
      </Button>
      <Button size="small" onClick={choose(clash.takeOther)}>
        Der andere
      </Button>
    </Question>
  );
}
