import { type ReactNode, type RefObject, useEffect } from 'react';
import { CodeText } from '../../../ui/code-text.tsx';
import styles from './items.module.css';

type AskedProps = {
  group: RefObject<HTMLFieldSetElement | null>;
  task: string;
  isFocused: boolean;
  children: ReactNode;
};

/** What is asked, around what it is answered with. */
export function Asked({ group, task, isFocused, children }: AskedProps) {
  useEffect(() => {
    if (isFocused) group.current?.focus();
  }, [group, isFocused]);
  return (
    <fieldset ref={group} tabIndex={-1} className={styles.asked}>
      <legend className={styles.task}>
        <CodeText>{task}</CodeText>
      </legend>
      {children}
    </fieldset>
  );
}
