import type { Skill } from '@hbg/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { CodeText } from '../../ui/code-text.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './assessment-dialog.module.css';
import { PlaceLink } from './place-link.tsx';
import { recommendationsQuery, skillsQuery } from './queries.ts';

/** Its questions come with a later room: until then it leads to what tells today what somebody can do. */
export function AssessmentDialog({ onClose }: { onClose: () => void }) {
  const { data: skills = [] } = useQuery(skillsQuery);
  const { data: recommended = [] } = useQuery(recommendationsQuery);
  const old = recommended.find(({ kind }) => kind === 'refresh');
  const chapter = leastSure(skills);
  const question = chapter ? `Stell mir eine Frage zu: ${chapter}` : 'Stell mir eine Frage';
  return (
    <Dialog title="Neue Bewertung" isOpen onClose={onClose}>
      <p>
        Eigene Fragen für Bewertungen hat deine Version der Garage noch nicht. So findest du heute
        heraus, was du kannst:
      </p>
      <ul className={styles.ways}>
        <Way
          title={chapter ? `Quizfrage zu „${chapter}“` : 'Eine Quizfrage'}
          text="Dein Begleiter fragt dich ab und sagt dir, was stimmt. Du musst die Nachricht nur abschicken."
          address={`/ai-companion?${new URLSearchParams({ frage: question }).toString()}`}
        />
        {old && <Way title={`Noch mal: ${old.title}`} text={old.reason} address={old.address} />}
      </ul>
    </Dialog>
  );
}

type WayProps = { title: string; text: string; address: string };

function Way({ title, text, address }: WayProps) {
  return (
    <li className={styles.way}>
      <div className={styles.words}>
        <PlaceLink address={address} className={styles.link}>
          {title}
        </PlaceLink>
        <p className={styles.text}>
          <CodeText>{text}</CodeText>
        </p>
      </div>
      <ArrowRight size={20} aria-hidden="true" />
    </li>
  );
}

/** Of what was begun, the chapter of which the least is proven; else the first one. */
function leastSure(skills: readonly Skill[]): string | undefined {
  const begun = skills.filter(({ done }) => done > 0);
  const [least] = begun.toSorted((a, b) => a.proven / a.lessons - b.proven / b.lessons);
  return (least ?? skills[0])?.title;
}
