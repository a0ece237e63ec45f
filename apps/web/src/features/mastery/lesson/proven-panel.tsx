import type { MasteryArea, MasteryLesson, MasteryStanding } from '@hbg/contract/mastery';
import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { PROOF_CHARGE, PROOF_NAMES } from '../../../ui/proof.ts';
import { ProofCells } from '../../../ui/proof-cells.tsx';
import { areaWords } from '../area-words.ts';
import { proofOf, slugOf } from '../place-in.ts';
import styles from './proven-panel.module.css';

type ProvenPanelProps = { area: MasteryArea; lesson: MasteryLesson; isInLab: boolean };

/** What is proven is another thing than what is paid. */
export function ProvenPanel({ area, lesson, isInLab }: ProvenPanelProps) {
  const { standing } = lesson;
  const proof = proofOf(standing);
  const { path, lab } = areaWords[area];
  return (
    <section className={styles.proven} aria-label="Was bewiesen ist">
      <div className={styles.head}>
        <ProofCells state={proof} isNamed />
        <h3 className={styles.title}>{PROOF_NAMES[proof]}</h3>
        <span className={styles.percent}>{standing.percent}&nbsp;%</span>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} data-reached={PROOF_CHARGE[step] <= PROOF_CHARGE[proof] || undefined}>
            {PROOF_NAMES[step]}
          </li>
        ))}
      </ol>
      <p className={styles.words}>{wordsOf(standing)}</p>
      {/* Where the room invites to refresh it, one way is enough. */}
      {standing.percent < 100 && !isInLab && (
        <Link
          to={path}
          search={{ lektion: slugOf(lesson), ansicht: 'lab' }}
          resetScroll={false}
          className={buttonClass()}
        >
          <FlaskConical size={18} /> Zu den Aufgaben im {lab}
        </Link>
      )}
    </section>
  );
}

const steps = ['tried', 'familiar', 'sure', 'mastered'] as const;

const days = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function wordsOf({ state, isDue, dueOn, quiz, solved }: MasteryStanding): string {
  if (isDue) return 'Das kannst du. Frisch dich auf, dann bleibt es: Verloren ist nichts.';
  if (dueOn) {
    const day = days.format(new Date(`${dueOn}T00:00:00Z`));
    return state === 'mastered'
      ? `Auch nach Tagen gewusst. Ab ${day} fragen wir wieder nach.`
      : `Alles richtig. Ab ${day} zeigst du im Auffrischen, dass es bleibt.`;
  }
  const right = solved.filter(Boolean).length;
  const asked = quiz ? `${quiz.right} von ${quiz.of} Fragen` : 'noch keine Fragen';
  return `${right} von ${solved.length} Aufgaben und ${asked} geschafft. Mit allen ist es sicher.`;
}
