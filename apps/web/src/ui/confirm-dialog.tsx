import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { BaseProvider } from './base-provider.tsx';
import { Button } from './button.tsx';
import { askedQuestion, type Question, watchQuestion } from './confirm.ts';
import styles from './dialog.module.css';

/** Shows what `confirm` asks. One for the whole page. */
export default function ConfirmDialog() {
  const asked = useSyncExternalStore(watchQuestion, askedQuestion);
  const [shown, setShown] = useState(asked?.question);
  // The words stay while the dialog fades.
  if (asked && asked.question !== shown) setShown(asked.question);
  const answer = (isYes: boolean) => asked?.answer(isYes);
  return (
    <BaseProvider>
      <AlertDialog.Root
        open={asked !== null}
        onOpenChange={(willBeOpen) => willBeOpen || answer(false)}
      >
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className={styles.backdrop} />
          {shown && <Popup question={shown} onAnswer={answer} />}
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </BaseProvider>
  );
}

type PopupProps = { question: Question; onAnswer: (isYes: boolean) => void };

function Popup({ question, onAnswer }: PopupProps) {
  const { title, text, action, cancel = 'Abbrechen', tone = 'normal' } = question;
  const safest = useRef<HTMLButtonElement>(null);
  const isDanger = tone === 'danger';
  return (
    <AlertDialog.Popup className={styles.popup} initialFocus={safest} onKeyDown={keepEscape}>
      <header className={styles.head}>
        <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
      </header>
      {text && (
        <AlertDialog.Description className={styles.body} render={<div />}>
          {text}
        </AlertDialog.Description>
      )}
      <footer className={styles.foot}>
        <Button ref={isDanger ? safest : undefined} onClick={() => onAnswer(false)}>
          {cancel}
        </Button>
        <Button
          ref={isDanger ? undefined : safest}
          variant={isDanger ? 'danger' : 'primary'}
          onClick={() => onAnswer(true)}
        >
          {action}
        </Button>
      </footer>
    </AlertDialog.Popup>
  );

  /** A dialog below it is not meant. */
  function keepEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.nativeEvent.stopPropagation();
    onAnswer(false);
  }
}
