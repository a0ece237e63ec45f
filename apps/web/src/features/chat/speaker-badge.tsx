import type { Speaker } from '@hbg/contract/chat';
import { Globe, House } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import styles from './speaker-badge.module.css';

/** Who answered, and whether the words have left the house. */
export function SpeakerBadge({ speaker: { kind, name, place } }: { speaker: Speaker }) {
  const Sign = kind === 'workshop' ? House : Globe;
  return (
    <p className={styles.speaker}>
      <Badge tone="violet">
        <Sign size={13} />
        <span>
          {name} · {place}
        </span>
      </Badge>
    </p>
  );
}
