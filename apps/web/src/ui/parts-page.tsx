import { ButtonParts } from './parts/button-parts.tsx';
import { CardParts } from './parts/card-parts.tsx';
import { ChoiceParts } from './parts/choice-parts.tsx';
import { FieldParts } from './parts/field-parts.tsx';
import { FilterParts } from './parts/filter-parts.tsx';
import { FormParts } from './parts/form-parts.tsx';
import { HeadParts } from './parts/head-parts.tsx';
import { KeypadParts } from './parts/keypad-parts.tsx';
import { NumberParts } from './parts/number-parts.tsx';
import { PictureParts } from './parts/picture-parts.tsx';
import { PopupParts } from './parts/popup-parts.tsx';
import { ProofParts } from './parts/proof-parts.tsx';
import { QuizParts } from './parts/quiz-parts.tsx';
import { StateParts } from './parts/state-parts.tsx';
import { TextParts } from './parts/text-parts.tsx';
import { ThemeSwitch } from './parts/theme-switch.tsx';
import { WeekParts } from './parts/week-parts.tsx';
import styles from './parts-page.module.css';

const SHELVES = [
  { id: 'schrift', name: 'Schrift', Parts: TextParts },
  { id: 'knoepfe', name: 'Knöpfe', Parts: ButtonParts },
  { id: 'kopf', name: 'Kopf', Parts: HeadParts },
  { id: 'karten', name: 'Karten', Parts: CardParts },
  { id: 'nachweis', name: 'Nachweis', Parts: ProofParts },
  { id: 'bilder', name: 'Bilder', Parts: PictureParts },
  { id: 'woche', name: 'Woche', Parts: WeekParts },
  { id: 'quiz', name: 'Quiz', Parts: QuizParts },
  { id: 'felder', name: 'Felder', Parts: FieldParts },
  { id: 'zahlen', name: 'Zahlen', Parts: NumberParts },
  { id: 'tasten', name: 'Tasten', Parts: KeypadParts },
  { id: 'wahl', name: 'Wahl', Parts: ChoiceParts },
  { id: 'formulare', name: 'Formulare', Parts: FormParts },
  { id: 'filter', name: 'Filter', Parts: FilterParts },
  { id: 'meldungen', name: 'Meldungen', Parts: PopupParts },
  { id: 'zustaende', name: 'Zustände', Parts: StateParts },
];

/** Every part in every state, to be looked at in both themes and at every width. */
export default function PartsPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>Werkzeugwand</h1>
          <p className={styles.intro}>Alle Teile, aus denen die Garage gebaut ist.</p>
        </div>
        <ThemeSwitch />
        <nav aria-label="Fächer" className={styles.shelves}>
          {SHELVES.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      {SHELVES.map(({ id, Parts }) => (
        <div key={id} id={id}>
          <Parts />
        </div>
      ))}
    </div>
  );
}
