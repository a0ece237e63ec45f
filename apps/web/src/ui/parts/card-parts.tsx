import { Flame } from 'lucide-react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Progress } from '../progress.tsx';
import styles from './card-parts.module.css';
import { CAPTAIN, DECREE } from './long-words.ts';
import { PartGrid, PartGroup, PartRow } from './part-group.tsx';

export function CardParts() {
  return (
    <PartGroup title="Karten, Abzeichen, Fortschritt">
      <PartGrid isEven>
        <ToneCards />
        <Card as="article" className={styles.card}>
          <h3>{CAPTAIN}</h3>
          <p className={styles.soft}>Zuständig für die {DECREE}.</p>
          <Badge>{DECREE}</Badge>
          <Progress value={66.6} label={DECREE} />
        </Card>
        <Card className={styles.card}>
          <Progress value={0} label="Noch nicht angefangen" />
          <Progress value={34} label="Fortschritt" />
          <Progress value={52} label="Web" tone="violet" />
          <Progress value={100} label="Level 3" tone="amber" />
          <Progress value={78} label="Ohne sichtbare Beschriftung" isLabelHidden />
        </Card>
      </PartGrid>
      <PartRow>
        <Badge>Anfänger</Badge>
        <Badge>15 min</Badge>
        <Badge tone="phosphor">Geschafft</Badge>
        <Badge tone="violet">KI-Tutor</Badge>
        <Badge tone="amber">
          <Flame size={14} /> 7 Tage
        </Badge>
        <Badge tone="red">Fehler</Badge>
      </PartRow>
    </PartGroup>
  );
}

function ToneCards() {
  return (
    <>
      <Card className={styles.card}>
        <h3>Das lernst du</h3>
        <p className={styles.soft}>Eine ruhige Karte für alles, was man liest.</p>
      </Card>
      <Card tone="phosphor" className={styles.card}>
        <h3>Probier es selbst</h3>
        <p>
          Schau dir an, was <code>range(1, 11)</code> anders macht.
        </p>
        <Button variant="primary">Übung starten</Button>
      </Card>
      <Card tone="violet" className={styles.card}>
        <h3>KI-Tutor</h3>
        <p>Steckst du fest? Ich gebe dir einen Hinweis, keine Lösung.</p>
        <Button>Frage stellen</Button>
      </Card>
      <Card tone="amber" className={styles.card}>
        <h3>120 XP</h3>
        <p>Noch 180 bis zum nächsten Level.</p>
      </Card>
    </>
  );
}
