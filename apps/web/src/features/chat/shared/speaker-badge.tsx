import type { Speaker } from '@hbg/contract/chat';
import { Globe, House } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import styles from './speaker-badge.module.css';

/** Who answered, and whether the words have left the house. */
export function SpeakerBadge({ speaker: { name, host } }: { speaker: Speaker }) {
  // The built-in tutor may answer a question that had left the house before.
  const Sign = host === null ? House : Globe;
  return (
    <p className={styles.speaker}>
      <Badge tone="violet">
        <Sign size={13} />
        <span>
          {name} · {host === null ? 'bleibt zu Hause' : `geht an ${host}`}
        </span>
      </Badge>
    </p>
  );
}
