import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLogout } from '../features/account/shared/use-logout.ts';
import { Button } from '../ui/button.tsx';
import styles from './account-menu.module.css';
import { ThemeChoice } from './theme-choice.tsx';

export type AccountPanelProps = { user: string; avatar: ReactNode };

/** Who is here, in which colours, and the way out. */
export function AccountPanel({ user, avatar }: AccountPanelProps) {
  const { logout, isLoggingOut } = useLogout();
  return (
    <div className={styles.account}>
      <p className={styles.who}>
        {avatar}
        <span className={styles.name}>{user}</span>
      </p>
      <ThemeChoice />
      <Button
        className={styles.logout}
        variant="ghost"
        icon={<LogOut size={18} />}
        isBusy={isLoggingOut}
        onClick={logout}
      >
        Abmelden
      </Button>
    </div>
  );
}
