import { mainFile } from '@hbg/contract/files';
import { FileText } from 'lucide-react';
import styles from './data-tabs.module.css';

type DataTabsProps = {
  names: readonly string[];
  /** Null while the program is in view. */
  open: string | null;
  onOpen: (name: string | null) => void;
};

/** The program, and what lies beside it. */
export function DataTabs({ names, open, onOpen }: DataTabsProps) {
  return (
    <nav aria-label="Dateien" className={styles.tabs}>
      <Tab name={mainFile} isOpen={open === null} onOpen={() => onOpen(null)} />
      {names.map((name) => (
        <Tab key={name} name={name} isData isOpen={open === name} onOpen={() => onOpen(name)} />
      ))}
    </nav>
  );
}

type TabProps = { name: string; isData?: boolean; isOpen: boolean; onOpen: () => void };

function Tab({ name, isData = false, isOpen, onOpen }: TabProps) {
  return (
    <button type="button" className={styles.tab} aria-pressed={isOpen} onClick={onOpen}>
      {isData && <FileText size={14} aria-hidden="true" />}
      {name}
    </button>
  );
}
