import { Accordion } from '../accordion.tsx';
import { Button } from '../button.tsx';
import { Figure, FigureRow } from '../figure.tsx';
import { PageHead } from '../page-head.tsx';
import { TutorSays } from '../tutor-says.tsx';
import { CAPTAIN, DECREE } from './long-words.ts';
import { PartGroup } from './part-group.tsx';

const CHAPTERS = [
  {
    id: 'week',
    title: 'Woche 1: Was ist KI?',
    aside: '3 Lektionen',
    content: <p>Regeln raten.</p>,
  },
  { id: 'long', title: DECREE, content: <p>Zuständig ist der {CAPTAIN}.</p> },
];

export function HeadParts() {
  return (
    <PartGroup title="Kopf, Kennzahlen, Klappen">
      <PageHead
        title="Mathe Mastery"
        sentence="Rechne, irre dich, versteh warum."
        action={<Button variant="primary">Weiterrechnen</Button>}
      />
      <PageHead
        title={DECREE}
        sentence={`Ein Satz vom ${CAPTAIN}.`}
        action={<Button>Kurse</Button>}
      />
      <FigureRow>
        <Figure label="XP gesamt" value={12_375} tone="xp" />
        <Figure label="Lektionen" value={11} />
        <Figure label="Ø Punkte" value={87.44} />
        <Figure label="Stunden" value="38:20" />
        <Figure label={CAPTAIN} value={3} />
      </FigureRow>
      <Accordion items={CHAPTERS} openId="week" />
      <TutorSays>
        <p>Wie oft läuft deine Schleife, wenn hinten 10 steht?</p>
      </TutorSays>
    </PartGroup>
  );
}
