import styles from './entry-colour.module.css';

/** The ten colours that a child gives to what it plans. */
export const ENTRY_COLOURS = [
  { id: 'blue', name: 'Blau' },
  { id: 'red', name: 'Rot' },
  { id: 'green', name: 'Grün' },
  { id: 'amber', name: 'Bernstein' },
  { id: 'violet', name: 'Violett' },
  { id: 'pink', name: 'Pink' },
  { id: 'cyan', name: 'Türkis' },
  { id: 'lime', name: 'Limette' },
  { id: 'orange', name: 'Orange' },
  { id: 'indigo', name: 'Indigo' },
] as const;

export type EntryColour = (typeof ENTRY_COLOURS)[number]['id'];

/** Sets `--entry` for an element and all in it. */
export function entryColourClass(colour: EntryColour): string | undefined {
  return styles[colour];
}
