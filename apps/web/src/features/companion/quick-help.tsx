import { Bug, Footprints, Lightbulb, Puzzle } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import styles from './quick-help.module.css';

/** What they say is understood whatever was spoken of before. */
const helps = [
  {
    text: 'Erklär meinen letzten Fehler',
    says: 'Erklär mir meinen letzten Fehler',
    icon: <Bug size={18} />,
  },
  {
    text: 'Was kommt als Nächstes?',
    says: 'Was soll ich als Nächstes lernen?',
    icon: <Footprints size={18} />,
  },
  { text: 'Gib mir ein Rätsel', says: 'Gib mir ein Rätsel', icon: <Puzzle size={18} /> },
  {
    text: 'Idee für ein Projekt',
    says: 'Mir ist langweilig, gib mir eine Idee',
    icon: <Lightbulb size={18} />,
  },
] as const;

type QuickHelpProps = { isWaiting: boolean; onAsk: (message: string) => void };

/** Questions that every learner has now and then. */
export function QuickHelp({ isWaiting, onAsk }: QuickHelpProps) {
  return (
    <section className={styles.help} aria-labelledby="schnelle-hilfe">
      <h2 id="schnelle-hilfe" className={styles.title}>
        Schnelle Hilfe
      </h2>
      <ul className={styles.helps}>
        {helps.map(({ text, says, icon }) => (
          <li key={text}>
            <Button
              className={styles.choice}
              icon={icon}
              aria-disabled={isWaiting}
              onClick={() => onAsk(says)}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
