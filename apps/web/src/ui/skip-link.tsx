import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

type SkipLinkProps = {
  href: string;
  /** Where it takes more than to go there. */
  onSkip?: () => void;
  children: string;
};

/** Seen only with the focus: past what stands before. */
export function SkipLink({ href, onSkip, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    onSkip?.();
  };
  return (
    <a className={styles.skip} href={href} {...(onSkip && { onClick: skip })}>
      {children}
    </a>
  );
}
