import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { LandingSection } from './landing-section.tsx';
import styles from './paths-section.module.css';

const paths = [
  { name: 'Python', percent: 78, tone: 'phosphor', stops: 'Variablen, Schleifen, Funktionen' },
  { name: 'Web', percent: 52, tone: 'violet', stops: 'HTML, CSS, deine erste Seite' },
  { name: 'KI & ML', percent: 31, tone: 'amber', stops: 'Daten, Muster, Modelle' },
  { name: 'Spiele', percent: 64, tone: 'phosphor', stops: 'Zufall, Figuren, Punkte' },
] as const;

export function PathsSection() {
  return (
    <LandingSection
      title="Lernpfade"
      lead="Vier Wege durch die Garage. So kann dein Fortschritt nach ein paar Wochen aussehen."
    >
      <ul className={styles.paths}>
        {paths.map(({ name, percent, tone, stops }) => (
          <Card key={name} as="li" className={styles.path}>
            <h3>{name}</h3>
            <p className={styles.stops}>{stops}</p>
            <Progress value={percent} label={`Fortschritt ${name}`} tone={tone} isLabelHidden />
            <p className={styles.percent} aria-hidden="true">
              {percent} %
            </p>
          </Card>
        ))}
      </ul>
    </LandingSection>
  );
}
