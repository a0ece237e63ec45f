import type { RefObject } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { LevelSample, ProjectSample, TutorSample } from './feature-samples.tsx';
import styles from './features-section.module.css';
import { LandingSection } from './landing-section.tsx';
import rocket from './rakete.py?tokens';

const others = [
  {
    badge: 'Tutor',
    tone: 'violet',
    title: 'Hinweise statt Lösungen',
    text: 'Der Tutor fragt zurück, zeigt dir die Stelle und lässt dich selbst drauf kommen.',
    Sample: TutorSample,
  },
  {
    badge: 'Level',
    tone: 'amber',
    title: 'XP, Abzeichen, Serien',
    text: 'Vom Python Neuling zum Python Wizard, in fünf Leveln.',
    Sample: LevelSample,
  },
  {
    badge: 'Werkbank',
    tone: 'neutral',
    title: 'Deine eigenen Projekte',
    text: 'Plane dein Spiel, hake Features ab und finde im Zeitplan die Stunde dafür.',
    Sample: ProjectSample,
  },
] as const;

export function FeaturesSection({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <LandingSection
      title="Was dich erwartet"
      lead="Vier Werkzeuge, eine Werkstatt."
      heading={heading}
    >
      <ul className={styles.cards}>
        <EditorCard />
        {others.map(({ badge, tone, title, text, Sample }) => (
          <Card key={badge} as="li" className={styles.card}>
            <Badge tone={tone}>{badge}</Badge>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
            <Sample />
          </Card>
        ))}
      </ul>
    </LandingSection>
  );
}

function EditorCard() {
  return (
    <Card as="li" tone="phosphor" className={`${styles.card} ${styles.editor}`}>
      <Badge tone="phosphor">Editor</Badge>
      <h3>Code läuft sofort</h3>
      <p className={styles.text}>
        Kein Installieren, kein Warten. Du tippst, drückst Run und siehst, was passiert. Auch mit
        Eingaben, auch mit gezeichneten Bildern, auch ohne Internet.
      </p>
      <div className={styles.demo}>
        <CodeBlock label="rakete.py" lines={rocket.lines} code={rocket.code} />
        <figure className={styles.output}>
          <figcaption className={styles.outputLabel}>Ausgabe</figcaption>
          <pre>{'5 ...\n4 ...\n3 ...\n2 ...\n1 ...\nZündung!'}</pre>
        </figure>
      </div>
    </Card>
  );
}
