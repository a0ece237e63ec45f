import { Bot, HardDrive, House, ShieldCheck } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import styles from './privacy-section.module.css';

const points = [
  {
    Icon: House,
    title: 'Läuft bei euch',
    text: 'Die Garage steht auf einem Rechner in eurem Haus. Niemand braucht ein Konto im Netz.',
  },
  {
    Icon: ShieldCheck,
    title: 'Keine Werbung, kein Tracking',
    text: 'Nichts wird nachgeladen, nichts gezählt, nichts weitergegeben. Auch keine Schriften von fremden Servern.',
  },
  {
    Icon: HardDrive,
    title: 'Eure Daten gehören euch',
    text: 'Alles, was Kinder schreiben, liegt in einem Ordner auf eurem Rechner.',
  },
  {
    Icon: Bot,
    title: 'KI nur, wenn ihr wollt',
    text: 'Der Tutor arbeitet ohne KI-Modell. Ob eines dazukommt und welches, entscheiden die Eltern.',
  },
] as const;

export function PrivacySection() {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <Badge>Für Eltern</Badge>
        <h2>Alles bleibt im Haus</h2>
        <p className={styles.lead}>
          Kinder sollen ausprobieren dürfen, ohne dass Fremde zuschauen. Deshalb verlässt nichts
          ungefragt euren Rechner.
        </p>
      </div>
      <ul className={styles.points}>
        {points.map(({ Icon, title, text }) => (
          <li key={title} className={styles.point}>
            <Icon size={22} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
