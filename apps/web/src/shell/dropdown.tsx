import { type ReactNode, useId } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './dropdown.module.css';
import { useDropdown } from './use-dropdown.ts';

type DropdownProps = {
  label: string;
  trigger: ReactNode;
  className?: string | undefined;
  children: (close: () => void) => ReactNode;
};

/** A button that opens a panel below it; the arrow keys walk through what the panel holds. */
export function Dropdown({ label, trigger, className, children }: DropdownProps) {
  const { isOpen, toggle, close, box, button } = useDropdown();
  const panelId = useId();
  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={joinClasses(buttonClass({ variant: 'plain' }), styles.trigger, className)}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        {trigger}
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
