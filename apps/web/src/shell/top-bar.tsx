import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MainMenu } from './main-menu.tsx';
import styles from './top-bar.module.css';
import { Wordmark } from './wordmark.tsx';

export function TopBar({ user, title }: { user: string; title: string }) {
  return (
    <header className={styles.bar}>
      <Link
        to="/"
        className={buttonClass({ variant: 'plain', size: 'icon' })}
        aria-label="Zur Startseite"
      >
        <House size={20} />
      </Link>
      <Wordmark />
      <p className={styles.title}>{title}</p>
      <MainMenu />
      <AccountMenu user={user} />
    </header>
  );
}
