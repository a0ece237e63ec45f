import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from './theme.ts';
import styles from './theme-choice.module.css';

const choices = [
  { theme: 'system', label: 'System', Icon: Monitor },
  { theme: 'light', label: 'Hell', Icon: Sun },
  { theme: 'dark', label: 'Dunkel', Icon: Moon },
] as const;

export function ThemeChoice() {
  const [theme, choose] = useTheme();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Farben</legend>
      {choices.map(({ theme: offered, label, Icon }) => (
        <label key={offered} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name="theme"
            checked={theme === offered}
            onChange={() => choose(offered)}
          />
          <Icon size={18} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
