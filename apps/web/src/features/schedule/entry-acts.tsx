import type { Entry } from '@hbg/contract/schedule';
import { Pencil, Trash2 } from 'lucide-react';
import styles from './entry-acts.module.css';

type EntryActsProps = {
  entry: Entry;
  onEdit: () => void;
  onRemove: (entry: Entry) => void;
};

export function EntryActs({ entry, onEdit, onRemove }: EntryActsProps) {
  const { title } = entry;
  return (
    <>
      <button
        type="button"
        className={styles.act}
        aria-label={`„${title}“ bearbeiten`}
        title="Bearbeiten"
        onClick={onEdit}
      >
        <Pencil size={14} />
      </button>
      <button
        type="button"
        className={styles.act}
        aria-label={`„${title}“ löschen`}
        title="Löschen"
        onClick={() => onRemove(entry)}
      >
        <Trash2 size={14} />
      </button>
    </>
  );
}
