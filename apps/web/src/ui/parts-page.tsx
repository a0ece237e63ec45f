import { ButtonParts } from './parts/button-parts.tsx';
import { CardParts } from './parts/card-parts.tsx';
import { ChoiceParts } from './parts/choice-parts.tsx';
import { FieldParts } from './parts/field-parts.tsx';
import { FormParts } from './parts/form-parts.tsx';
import { NumberParts } from './parts/number-parts.tsx';
import { PopupParts } from './parts/popup-parts.tsx';
import { StateParts } from './parts/state-parts.tsx';
import { TextParts } from './parts/text-parts.tsx';
import { ThemeSwitch } from './parts/theme-switch.tsx';
import styles from './parts-page.module.css';

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
      </header>
      <TextParts />
      <ButtonParts />
      <CardParts />
      <FieldParts />
      <NumberParts />
      <ChoiceParts />
      <FormParts />
      <PopupParts />
      <StateParts />
    </div>
  );
}
