import { useState } from 'react';
import { readEntry, writeEntry } from '../ui/entries.ts';

const entry = 'theme';
const themes = ['system', 'light', 'dark'] as const;
const grounds = { light: '#eef3f0', dark: '#080c0b' } as const;

export type Theme = (typeof themes)[number];

export function useTheme() {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    writeEntry(entry, chosen);
    applyTheme(chosen);
  };
  return [theme, choose] as const;
}

export function applyTheme(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  colourBrowser(theme, 'light');
  colourBrowser(theme, 'dark');
}

export function storedTheme(): Theme {
  const stored = readEntry(entry);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** The browser's own bars follow the learner's choice, not only the system's. */
function colourBrowser(theme: Theme, scheme: 'light' | 'dark') {
  const meta = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
  meta?.setAttribute('content', grounds[theme === 'system' ? scheme : theme]);
}
