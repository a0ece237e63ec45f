import { Link, useLocation } from '@tanstack/react-router';
import { BookOpen, Wrench } from 'lucide-react';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './workrooms.module.css';

const rooms = [
  { to: '/learn', label: 'Lektionen', Icon: BookOpen },
  { to: '/workshop', label: 'Werkstatt', Icon: Wrench },
] as const;

type WorkroomsProps = { look: 'bar' | 'row'; onChoose?: () => void };

/** Where code is written, one step away from everywhere; beside the nine areas of the menu. */
export function Workrooms({ look, onChoose }: WorkroomsProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Lernen und bauen" className={styles[look]}>
      <ul className={styles.rooms}>
        {rooms.map(({ to, label, Icon }) => (
          <li key={to}>
            {isIn(to, pathname) ? (
              <span className={joinClasses(styles.room, styles.here)} aria-current="page">
                <Icon size={18} aria-hidden="true" />
                {label}
              </span>
            ) : (
              <Link to={to} className={styles.room} onClick={onChoose}>
                <Icon size={18} aria-hidden="true" />
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isIn(room: string, pathname: string): boolean {
  return pathname === room || pathname.startsWith(`${room}/`);
}
