import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './console.module.css';

/** The longest line that reaches a program. */
const longestLine = 10_000;

type InputLineProps = { isAsked: boolean; onAnswer: (line: string) => void };

/**
 * Where the learner answers. From the first question to the end of the run it stays in the page:
 * a field that comes and goes would lose the focus, and a phone its keyboard, with every line.
 */
export function InputLine({ isAsked, onAnswer }: InputLineProps) {
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return wasAsked && <AskedLine isAsked={isAsked} onAnswer={onAnswer} />;
}

function AskedLine({ isAsked, onAnswer }: InputLineProps) {
  const field = useRef<HTMLInputElement>(null);
  useFocusWhile(isAsked, field);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isAsked || !field.current) return;
    onAnswer(field.current.value);
    field.current.value = '';
  };
  return (
    <form className={styles.answer} data-resting={!isAsked || undefined} onSubmit={send}>
      <input
        ref={field}
        className={styles.field}
        aria-label="Eingabe für dein Programm"
        maxLength={longestLine}
        readOnly={!isAsked}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="send"
        spellCheck={false}
      />
    </form>
  );
}

/** Takes the focus when the program asks, and gives it back where it was when the run is over. */
function useFocusWhile(isAsked: boolean, field: RefObject<HTMLInputElement | null>) {
  const lender = useRef<Element>(null);
  useLayoutEffect(() => {
    const focused = focusedElement();
    if (!isAsked || focused === field.current) return;
    lender.current = focused;
    field.current?.focus();
  }, [isAsked, field]);
  useLayoutEffect(() => {
    const { current } = field;
    return () => {
      const hasFocus = document.activeElement === current;
      if (!hasFocus || !(lender.current instanceof HTMLElement)) return;
      // What the answer has led to stays in sight.
      lender.current.focus({ preventScroll: true });
    };
  }, [field]);
}

/** Also within the editor, which stands in a root of its own. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
