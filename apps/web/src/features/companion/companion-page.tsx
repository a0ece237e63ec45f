import { useNavigate, useSearch } from '@tanstack/react-router';
import { CodeXml, Puzzle } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { learnerKey, learnerNamed } from '../account/shared/learners.ts';
import { useCurrentUser } from '../account/shared/session.ts';
import { LazyNextUp } from '../profile/shared/lazy-next-up.tsx';
import { RiddleOfDay } from '../riddles/shared/riddle-of-day.tsx';
import { readCompanionAddress } from './companion-address.ts';
import styles from './companion-page.module.css';
import { CompanionRoom } from './companion-room.tsx';
import { keepTalk, keptPersona } from './kept-talk.ts';
import { type PersonaId, personaFor, personas } from './personas.ts';
import { ProgressPanel } from './progress-panel.tsx';

const choices = personas.map(({ id, name }) => ({
  value: id,
  label: name,
  icon: id === 'profi' ? <CodeXml size={18} /> : <Puzzle size={18} />,
}));

/** Either learner may talk to either of the two. */
export function CompanionPage() {
  const user = useCurrentUser() ?? '';
  const owner = learnerKey(user);
  const { begleiter, frage } = readCompanionAddress(useSearch({ strict: false }));
  const go = useNavigate();
  const persona = personaFor(begleiter ?? keptPersona(owner), learnerNamed(user).id);
  const [chosen, showChosen] = useOptimistic(persona.id);
  const choose = (id: PersonaId) => {
    keepTalk(owner, id, []);
    startTransition(async () => {
      showChosen(id);
      await go({ to: '/ai-companion', search: { begleiter: id }, resetScroll: false });
    });
  };
  return (
    <div className={styles.page}>
      <PageHead
        title="KI Begleiter"
        sentence="Frag, was du bauen oder verstehen willst."
        action={
          <div className={styles.choice}>
            <SegmentedChoice
              label="Mit wem sprichst du?"
              choices={choices}
              value={chosen}
              onChange={choose}
            />
          </div>
        }
      />
      <div className={styles.room}>
        <CompanionRoom
          key={`${owner} ${persona.id}`}
          user={user}
          persona={persona}
          question={frage}
        />
        <ProgressPanel />
        <RiddleOfDay next={<LazyNextUp />} />
      </div>
    </div>
  );
}
