import { SendHorizontal } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useId,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './composer.module.css';
import type { Talk } from './use-talk.ts';

const longest = 4_000;
/** The count of what is left shows up when there is no more than this. */
const littleRoom = 300;

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  talk: Pick<Talk, 'draft' | 'changeDraft' | 'sendDraft' | 'outgoing'>;
  placeholder: string;
  onEnter: () => void;
  /** What stands above the field. */
  children?: ReactNode;
};

export function Composer({ field, talk, placeholder, onEnter, children }: ComposerProps) {
  const { draft, sendDraft, outgoing } = talk;
  const count = useId();
  const room = longest - draft.trim().length;
  const canSend = !outgoing && room >= 0 && room < longest;
  const send = () => canSend && sendDraft();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onEnter();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <div className={styles.row}>
        {children}
        <span id={count} className={styles.count}>
          {countText(room)}
        </span>
      </div>
      <div className={styles.row}>
        <Field
          ref={field}
          talk={talk}
          placeholder={placeholder}
          onSend={send}
          aria-describedby={count}
          aria-invalid={room < 0 || undefined}
        />
        <Button
          type="submit"
          size="icon"
          className={styles.send}
          aria-label="Senden"
          disabled={!canSend}
          icon={<SendHorizontal size={20} />}
        />
      </div>
    </form>
  );
}

type FieldProps = Pick<ComposerProps, 'talk' | 'placeholder'> &
  ComponentProps<'textarea'> & { onSend: () => void };

function Field({ talk: { draft, changeDraft }, placeholder, onSend, ...field }: FieldProps) {
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    onSend();
  };
  // The copy of the text gives the field its height.
  return (
    <label className={styles.field} data-text={draft || placeholder}>
      <VisuallyHidden>Deine Nachricht</VisuallyHidden>
      <textarea
        {...field}
        rows={1}
        value={draft}
        placeholder={placeholder}
        enterKeyHint="send"
        onChange={({ target }) => changeDraft(target.value)}
        onKeyDown={sendByEnter}
      />
    </label>
  );
}

function countText(room: number): string {
  if (room > littleRoom) return '';
  return room < 0 ? `${-room} Zeichen zu viel` : `Noch ${room} Zeichen`;
}

/** Safari ends the composition before the key that ends it: only the old code 229 tells then. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
