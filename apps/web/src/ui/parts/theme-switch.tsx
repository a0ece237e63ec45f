import { useState } from 'react';
import { SegmentedChoice } from '../segmented-choice.tsx';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'dark', label: 'Nacht' },
  { value: 'light', label: 'Tag' },
] as const;

type Theme = (typeof THEMES)[number]['value'];

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  const choose = (next: Theme) => {
    setTheme(next);
    applyTheme(next);
  };
  return <SegmentedChoice label="Farben" choices={THEMES} value={theme} onChange={choose} />;
}

function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
