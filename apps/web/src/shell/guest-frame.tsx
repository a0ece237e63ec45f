import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './guest-frame.module.css';
import { Wordmark } from './wordmark.tsx';

type GuestFrameProps = { hasLogin: boolean; children: ReactNode };

export function GuestFrame({ hasLogin, children }: GuestFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Wordmark isLong />
          <VisuallyHidden>Startseite</VisuallyHidden>
        </Link>
        {hasLogin && (
          <Link to="/login" className={buttonClass({ variant: 'plain' })}>
            Login
          </Link>
        )}
      </header>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
