import { Files } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Question } from './question.tsx';

/** Another tab has changed the code too, and neither knew of the other. */
export type Clash = { readonly keepOwn: () => void; readonly takeOther: () => void };

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
