import { useState } from 'react';
import { Button } from '../button.tsx';
import { PartRow } from './part-group.tsx';

const THEMES = [
  { id: 'system', title: 'System' },
  { id: 'dark', title: 'Nacht' },
  { id: 'light', title: 'Tag' },
] as const;

type Theme = (typeof THEMES)[number]['id'];

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  const choose = (next: Theme) => {
    setTheme(next);
    applyTheme(next);
  };
  return (
    <PartRow>
      {THEMES.map(({ id, title }) => (
        <Button
          key={id}
          variant={id === theme ? 'plain' : 'ghost'}
          aria-pressed={id === theme}
          onClick={() => choose(id)}
        >
          {title}
        </Button>
      ))}
    </PartRow>
  );
}

function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
