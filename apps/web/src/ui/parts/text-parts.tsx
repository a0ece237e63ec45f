import { CAPTAIN, DECREE } from './long-words.ts';
import { PartGrid, PartGroup } from './part-group.tsx';
import styles from './text-parts.module.css';

export function TextParts() {
  return (
    <PartGroup title="Schrift und Farben">
      <p className={styles.hero}>
        Schreib <em className={styles.accent}>Code</em>.
      </p>
      <PartGrid>
        <div className={styles.reading}>
          <h3>Wiederholen ohne Abschreiben</h3>
          <p>
            Stell dir vor, du sollst zehnmal „Hallo“ schreiben. Du könntest zehn Zeilen tippen. Oder
            du sagst dem Computer mit <code>range(10)</code>: Mach das zehnmal.{' '}
            <a href="#weiter">Genau das kann eine Schleife.</a>
          </p>
          <p className={styles.soft}>Leiser Text erklärt, was daneben steht.</p>
          <p className={styles.faint}>Beschriftungen treten zurück und bleiben lesbar.</p>
        </div>
        <div className={styles.reading}>
          <h3>{CAPTAIN}</h3>
          <p>Ein Wort, länger als ein Handy breit ist: {DECREE}.</p>
        </div>
      </PartGrid>
      <ul className={styles.tones}>
        <li className={styles.phosphor}>Phosphor: los geht’s, geschafft</li>
        <li className={styles.violet}>Violett: der Tutor spricht</li>
        <li className={styles.amber}>Bernstein: XP und Serien</li>
        <li className={styles.red}>Rot: nur Fehler</li>
      </ul>
    </PartGroup>
  );
}
