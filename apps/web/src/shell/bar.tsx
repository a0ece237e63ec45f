import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { useMedia } from '../ui/use-media.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './bar.module.css';
import { MainMenu } from './main-menu.tsx';
import { Workrooms } from './workrooms.tsx';

type BarProps = {
  user: string;
  brand: ReactNode;
  className?: string | undefined;
  /** Says who is here beside the picture. */
  isNamed?: boolean | undefined;
  /** What this room has to say up here, between the brand and the ways out. */
  children: ReactNode;
};

/** The head of every room: home on the left, the ways to the others and the account on the right. */
export function Bar({ user, brand, className, isNamed = false, children }: BarProps) {
  const isNarrow = useMedia('(width < 48rem)');
  return (
    <header className={joinClasses(styles.bar, className)}>
      <Link
        to="/"
        className={buttonClass({ variant: 'plain', size: 'icon' })}
        aria-label="Zur Startseite"
      >
        <House size={20} />
      </Link>
      {brand}
      {children}
      {!isNarrow && <Workrooms look="bar" />}
      <MainMenu hasWorkrooms={isNarrow} />
      {isNamed && <span className={styles.name}>{user}</span>}
      <AccountMenu user={user} />
    </header>
  );
}
