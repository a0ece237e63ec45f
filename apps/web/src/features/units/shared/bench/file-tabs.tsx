import { FileText } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './file-tabs.module.css';

type FileTabsProps = {
  names: readonly string[];
  /** The one in view. */
  open: string;
  onOpen: (name: string) => void;
  /** The ids of tab and panel, where each file has a panel of its own. */
  idsOf?: (name: string) => { readonly tab: string; readonly panel: string };
  /** Where something is wrong. */
  failing?: string | undefined;
  /** To be read, not to be changed. */
  data?: readonly string[];
};

/** The files of a unit, by mouse, finger or arrow keys. */
export function FileTabs({ names, open, onOpen, idsOf, failing, data }: FileTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const at = placeAfter(event.key, names.indexOf(open), names.length);
    if (at === null) return;
    event.preventDefault();
    onOpen(names[at] ?? open);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <>
      <VisuallyHidden>
        <h2>Dateien</h2>
      </VisuallyHidden>
      <div ref={list} role="tablist" aria-label="Dateien" className={styles.tabs}>
        {names.map((name) => (
          <button
            key={name}
            id={idsOf?.(name).tab}
            type="button"
            role="tab"
            aria-selected={name === open}
            aria-controls={idsOf?.(name).panel}
            tabIndex={name === open ? 0 : -1}
            className={joinClasses(styles.tab, name === failing && styles.failing)}
            onClick={() => onOpen(name)}
            onKeyDown={step}
          >
            {data?.includes(name) && <FileText size={14} aria-hidden="true" />}
            {name}
            {name === failing && <VisuallyHidden> mit Fehler</VisuallyHidden>}
          </button>
        ))}
      </div>
    </>
  );
}

/** Where a key leads from a place; null when it leads nowhere. */
function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
