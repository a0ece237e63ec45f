import { Link, useLocation } from '@tanstack/react-router';
import {
  Bot,
  CalendarDays,
  CodeXml,
  FolderKanban,
  LayoutDashboard,
  Menu,
  Route,
  Sigma,
  Terminal,
  UserRound,
} from 'lucide-react';
import { Dropdown } from './dropdown.tsx';
import styles from './main-menu.module.css';
import { Workrooms } from './workrooms.tsx';

const entries = [
  { to: '/', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/python-mastery', label: 'Python Mastery', Icon: Terminal },
  { to: '/html-mastery', label: 'HTML Mastery', Icon: CodeXml },
  { to: '/math-mastery', label: 'Mathe Mastery', Icon: Sigma },
  { to: '/ai-companion', label: 'KI Begleiter', Icon: Bot },
  { to: '/project', label: 'Projekte', Icon: FolderKanban },
  { to: '/learning-paths', label: 'Lernpfade', Icon: Route },
  { to: '/profile', label: 'Profil', Icon: UserRound },
  { to: '/schedule', label: 'Zeitplan', Icon: CalendarDays },
] as const;

/** Where the head has no room for the workrooms, they stand below the nine. */
export function MainMenu({ hasWorkrooms }: { hasWorkrooms: boolean }) {
  const here = useRoom();
  return (
    <Dropdown label="Menü" className={styles.trigger} trigger={<MenuSign />}>
      {(close) => (
        <>
          <nav aria-label="Bereiche">
            <ul className={styles.entries}>
              {entries.map(({ to, label, Icon }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={styles.entry}
                    aria-current={to === here ? 'page' : undefined}
                    activeOptions={{ exact: true }}
                    onClick={close}
                  >
                    <Icon size={18} />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {hasWorkrooms && <Workrooms look="row" onChoose={close} />}
        </>
      )}
    </Dropdown>
  );
}

function MenuSign() {
  return (
    <>
      <Menu size={20} />
      <span className={styles.word}>Menü</span>
    </>
  );
}

/** The dashboard has two addresses, and a path lies below the room of all paths. */
function useRoom() {
  const { pathname } = useLocation();
  const [, room = ''] = pathname.split('/');
  return room === 'hbg' ? '/' : `/${room}`;
}
