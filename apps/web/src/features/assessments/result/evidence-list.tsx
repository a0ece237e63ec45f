import type { Judged } from '@hbg/contract/assessments';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Accordion } from '../../../ui/accordion.tsx';
import { isUnknown } from '../is-unknown.ts';
import { EvidenceItem } from './evidence-item.tsx';
import styles from './evidence-list.module.css';

/** Each item with how it went; opened, with the task and the right answer. */
export function EvidenceList({ evidence }: { evidence: readonly Judged[] }) {
  const items = evidence.map((judged, at) => ({
    id: String(at),
    title: (
      <span className={styles.title} data-right={judged.isRight || undefined}>
        {judged.isRight ? <CircleCheck size={18} /> : <CircleDashed size={18} />}
        {at + 1}. {judged.unit.title}
      </span>
    ),
    aside: howItWent(judged),
    content: <EvidenceItem judged={judged} />,
  }));
  return <Accordion items={items} />;
}

function howItWent(judged: Judged): string {
  if (judged.isRight) return 'richtig';
  return isUnknown(judged) ? 'noch nicht gewusst' : 'noch nicht richtig';
}
