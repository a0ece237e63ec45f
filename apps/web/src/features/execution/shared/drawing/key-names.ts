const tkNames: Readonly<Record<string, string>> = {
  ' ': 'space',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Enter: 'Return',
  Escape: 'Escape',
  Backspace: 'BackSpace',
  Delete: 'Delete',
  Insert: 'Insert',
  Home: 'Home',
  End: 'End',
  PageUp: 'Prior',
  PageDown: 'Next',
  CapsLock: 'Caps_Lock',
};
const sided: Readonly<Record<string, string>> = { Shift: 'Shift', Control: 'Control', Alt: 'Alt' };

/** The name under which a program knows the key; null for those that it can't have. */
export function keyNameOf({ key, code }: { key: string; code: string }): string | null {
  const name = sided[key];
  if (name) return `${name}_${code.endsWith('Right') ? 'R' : 'L'}`;
  if (tkNames[key]) return tkNames[key];
  if (/^F\d+$/.test(key)) return key;
  return /^.$/u.test(key) ? key : null;
}

/** Small and capital letters are the same key. */
export function isWanted(name: string, wanted: readonly string[]): boolean {
  return wanted.some((other) => other.toLowerCase() === name.toLowerCase());
}

const shown: Readonly<Record<string, { sign: string; spoken: string }>> = {
  Up: { sign: '↑', spoken: 'Pfeil nach oben' },
  Down: { sign: '↓', spoken: 'Pfeil nach unten' },
  Left: { sign: '←', spoken: 'Pfeil nach links' },
  Right: { sign: '→', spoken: 'Pfeil nach rechts' },
  space: { sign: 'Leertaste', spoken: 'Leertaste' },
  Return: { sign: 'Enter', spoken: 'Eingabetaste' },
  Escape: { sign: 'Esc', spoken: 'Escape' },
  BackSpace: { sign: '⌫', spoken: 'Rücktaste' },
  Delete: { sign: 'Entf', spoken: 'Entfernen' },
  Prior: { sign: 'Bild ↑', spoken: 'Bild nach oben' },
  Next: { sign: 'Bild ↓', spoken: 'Bild nach unten' },
};

export function labelOf(name: string): { sign: string; spoken: string } {
  return shown[name] ?? { sign: name.replace('_', ' '), spoken: `Taste ${name}` };
}
