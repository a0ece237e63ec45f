import { Button } from '../../ui/button.tsx';
import styles from './suggestions.module.css';

export type Suggestion = { readonly text: string; readonly take: () => void };

type SuggestionsProps = {
  suggestions: readonly Suggestion[];
  label: string;
  isWaiting?: boolean | undefined;
};

/** What could be said or done next. */
export function Suggestions({ suggestions, label, isWaiting }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={label}>
      {suggestions.map(({ text, take }) => (
        <li key={text}>
          <Button className={styles.suggestion} disabled={isWaiting} onClick={take}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}
