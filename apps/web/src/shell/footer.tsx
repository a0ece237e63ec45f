import { learners } from '../features/account/shared/learners.ts';
import styles from './footer.module.css';

const year = new Date().getFullYear();

export function Footer() {
  const [first, second] = learners;
  return (
    <footer className={styles.footer}>
      <p>
        © {year} {first.name} &amp; {second.name}: gebaut mit viel Code, Kakao und null Bugs (fast).
      </p>
    </footer>
  );
}
