import { Bar } from './bar.tsx';
import styles from './top-bar.module.css';
import { Wordmark } from './wordmark.tsx';

export function TopBar({ user, title }: { user: string; title: string }) {
  return (
    <Bar user={user} brand={<Wordmark />}>
      <p className={styles.title}>{title}</p>
    </Bar>
  );
}
