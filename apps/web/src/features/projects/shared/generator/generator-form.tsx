import type { ProjectLanguage } from '@hbg/contract/project-languages';
import type { SubmitEvent } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { languageOptions } from '../project-labels.ts';
import styles from './generator-card.module.css';

export type Wish = {
  readonly description: string;
  readonly language: ProjectLanguage | undefined;
};

type GeneratorFormProps = {
  wish: Wish;
  isBusy: boolean;
  hasFailed: boolean;
  onChange: (wish: Wish) => void;
  onSend: (wish: { description: string; language: ProjectLanguage }) => void;
};

const longest = 1_000;

export function GeneratorForm({ wish, isBusy, hasFailed, onChange, onSend }: GeneratorFormProps) {
  const description = wish.description.trim();
  const { language } = wish;
  const canSend = description !== '' && language !== undefined && !isBusy;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSend) onSend({ description, language });
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <TextArea
        label="Beschreibung"
        rows={3}
        maxLength={longest}
        placeholder="Zum Beispiel: Zahlenraten von 1 bis 500 mit 9 Versuchen"
        value={wish.description}
        onChange={({ target }) => onChange({ ...wish, description: target.value })}
      />
      <div className={styles.language}>
        <Select
          label="Programmiersprache"
          placeholder="Sprache wählen"
          options={languageOptions}
          value={language}
          onChange={(next) => onChange({ ...wish, language: next })}
        />
      </div>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          Das hat nicht geklappt. Deine Beschreibung steht noch da: Versuch es gleich noch einmal.
        </p>
      )}
      <Button type="submit" variant="primary" disabled={!canSend}>
        {isBusy ? 'Code wird generiert...' : 'Code generieren'}
      </Button>
    </form>
  );
}
