import { Button } from '../../ui/button.tsx';
import { Problem } from './problem.tsx';
import { OwnMessage } from './shared/own-message.tsx';
import type { Unsent } from './shared/use-words.ts';

type UnsentMessageProps = {
  unsent: Unsent;
  isWaiting: boolean;
  onAgain: (unsent: Unsent) => void;
  onDrop: (unsent: Unsent) => void;
};

export function UnsentMessage({ unsent, isWaiting, onAgain, onDrop }: UnsentMessageProps) {
  const { message, problem } = unsent;
  return (
    <>
      <OwnMessage text={message} />
      <Problem
        text={problem}
        retry="Noch einmal senden"
        isWaiting={isWaiting}
        onRetry={() => onAgain(unsent)}
      >
        <Button variant="ghost" size="small" onClick={() => onDrop(unsent)}>
          Verwerfen
        </Button>
      </Problem>
    </>
  );
}
