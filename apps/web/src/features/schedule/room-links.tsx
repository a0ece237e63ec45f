import { Link } from '@tanstack/react-router';
import styles from './room-links.module.css';

const rooms = [
  { to: '/', label: 'Home' },
  { to: '/tutorial', label: 'Tutorial' },
  { to: '/learn', label: 'Lernen' },
  { to: '/schedule', label: 'Stundenplan' },
  { to: '/project', label: 'Projekt' },
  { to: '/profile', label: 'Profil' },
] as const;

export function RoomLinks() {
  return (
    <nav aria-label="Räume" className={styles.rooms}>
      {rooms.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={styles.room}
          activeProps={{ 'aria-current': 'page' }}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
