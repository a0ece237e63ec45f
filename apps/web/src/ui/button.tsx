import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { joinClasses } from './join-classes.ts';

type ButtonLook = {
  variant?: 'primary' | 'plain' | 'ghost' | 'danger' | undefined;
  size?: 'normal' | 'small' | 'icon' | undefined;
};

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & { isBusy?: boolean | undefined; icon?: ReactNode };

export function Button({
  variant,
  size,
  isBusy = false,
  icon,
  className,
  children,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={joinClasses(buttonClass({ variant, size }), className)}
      onClick={isBusy ? ignoreClick : onClick}
      {...(isBusy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {isBusy && <span className={joinClasses(styles.spinner, !icon && styles.beside)} />}
      {!isBusy && icon}
      {children}
    </button>
  );
}

/** For links that look like buttons. */
export function buttonClass({ variant = 'plain', size = 'normal' }: ButtonLook = {}): string {
  return joinClasses(styles.button, styles[variant], styles[size]);
}

// A busy button keeps its focus, so it isn't disabled: it swallows clicks and, with them, submits.
function ignoreClick(event: MouseEvent) {
  event.preventDefault();
}
