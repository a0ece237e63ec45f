import { LogOut } from 'lucide-react';
import { Avatar } from '../features/account/shared/avatar.tsx';
import { learnerNamed } from '../features/account/shared/learners.ts';
import { useLogout } from '../features/account/shared/use-logout.ts';
import { Button } from '../ui/button.tsx';
import styles from './account-menu.module.css';
import { Dropdown } from './dropdown.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export function AccountMenu({ user }: { user: string }) {
  const { logout, isLoggingOut } = useLogout();
  const avatar = <Avatar learner={learnerNamed(user).id} size="small" />;
  return (
    <Dropdown label={`Konto von ${user}`} className={styles.trigger} trigger={avatar}>
      {() => (
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
      )}
    </Dropdown>
  );
}
