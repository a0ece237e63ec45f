import type { Speaker } from '@hbg/contract/chat';
import { Globe, House } from 'lucide-react';
import styles from './speaker-line.module.css';

/** Who answered, and whether the words have left the house. */
export function SpeakerLine({ speaker: { name, host } }: { speaker: Speaker }) {
  // The built-in tutor may answer a question that had left the house before.
  const Sign = host === null ? House : Globe;
  return (
    <p className={styles.speaker}>
      <Sign size={14} />
      <span>
        {name} · {host === null ? 'bleibt zu Hause' : `geht an ${host}`}
      </span>
    </p>
  );
}
