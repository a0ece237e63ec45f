import type { Speaker } from '@hbg/contract/chat';
import { Globe, House } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import styles from './speaker-badge.module.css';

/** Who answered, and whether the words have left the house. */
export function SpeakerBadge({ speaker: { name, place } }: { speaker: Speaker }) {
  // The built-in tutor may answer a question that had left the house before.
  const Sign = place.startsWith('geht an ') ? Globe : House;
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
