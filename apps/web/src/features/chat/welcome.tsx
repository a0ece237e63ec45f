import { Button } from '../../ui/button.tsx';
import styles from './welcome.module.css';

const starters = ['Was soll ich hier tun?', 'Erklär mir Zeile 1', 'Stell mir eine Frage'] as const;

export function Welcome({ onAsk }: { onAsk: (message: string) => void }) {
  return (
    <div className={styles.welcome}>
      <p className={styles.hello}>Hallo! Schön, dass du da bist.</p>
      <p>
        Ich bin dein AI Tutor. Frag mich alles zu dieser Lektion oder zu deinem Code. Ich helfe dir
        Schritt für Schritt, die Lösung findest du selbst.
      </p>
      <ul className={styles.starters} aria-label="Fragen für den Anfang">
        {starters.map((starter) => (
          <li key={starter}>
            <Button className={styles.starter} onClick={() => onAsk(starter)}>
              {starter}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
