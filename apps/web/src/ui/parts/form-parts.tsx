import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { confirm } from '../confirm.ts';
import { Dialog } from '../dialog.tsx';
import { TextField } from '../field.tsx';
import { NumberField } from '../number-field.tsx';
import { SaveFailure } from '../save-failure.tsx';
import { textInput } from '../text-input.ts';
import { TimeField } from '../time-field.tsx';
import { showToast } from '../toast.tsx';
import { useSaveForm } from '../use-save-form.ts';
import styles from './form-parts.module.css';
import { PartGrid, PartGroup, PartRow } from './part-group.tsx';

const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });

export function FormParts() {
  return (
    <QueryClientProvider client={queryClient}>
      <PartGroup title="Speichern, fragen, zurücknehmen">
        <PartGrid>
          <Card className={styles.card}>
            <EntryForm onSaved={() => showToast({ title: 'Gespeichert' })} />
          </Card>
        </PartGrid>
        <PartRow>
          <FormInDialog />
          <Button onClick={() => confirm(harmless)}>Frage</Button>
          <Button variant="danger" onClick={() => confirm(harmful)}>
            Frage vor dem Löschen
          </Button>
        </PartRow>
      </PartGroup>
    </QueryClientProvider>
  );
}

type Entry = { title: string; start: string | null; reminder: number | null };

const fresh: Entry = { title: 'Gitarre', start: '16:30', reminder: 15 };

/** 'Belegt' is refused at its field, 'Kaputt' fails. */
async function pretendToSave(entry: Entry) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (entry.title === 'Belegt') throw new Error('400: title: Den Titel gibt es schon.');
  if (entry.title === 'Kaputt') throw new TypeError('Failed to fetch');
}

function EntryForm({ onSaved }: { onSaved: () => void }) {
  const form = useSaveForm({ initial: fresh, save: pretendToSave, validate: findMissing, onSaved });
  return (
    <form {...form.formProps} className={styles.form}>
      <TextField
        label="Titel"
        hint="„Belegt“ wird abgelehnt, „Kaputt“ geht schief."
        {...textInput(form.field('title'))}
      />
      <TimeField label="Startzeit" {...form.field('start')} />
      <NumberField label="Erinnerung" unit="Minuten" min={0} isWhole {...form.field('reminder')} />
      <SaveFailure form={form} />
      <PartRow>
        <Button type="submit" variant="primary" isBusy={form.isSaving}>
          Speichern
        </Button>
        {form.isDirty && (
          <Button variant="ghost" onClick={form.discard}>
            Verwerfen
          </Button>
        )}
      </PartRow>
    </form>
  );
}

function findMissing({ title, start }: Entry) {
  return {
    title: title.trim() === '' ? 'Wie heißt der Termin?' : undefined,
    start: start === null ? 'Wann geht es los?' : undefined,
  };
}

function FormInDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Formular im Dialog</Button>
      {isOpen && <EntryDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function EntryDialog({ onClose }: { onClose: () => void }) {
  const form = useSaveForm({ initial: fresh, save: pretendToSave, onSaved: onClose });
  const close = async () => {
    if (await form.mayLeave()) onClose();
  };
  return (
    <Dialog
      title="Termin bearbeiten"
      isOpen
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>Abbrechen</Button>
          <Button variant="primary" isBusy={form.isSaving} onClick={form.submit}>
            Aktualisieren
          </Button>
        </>
      }
    >
      <form {...form.formProps} className={styles.form}>
        <TextField label="Titel" {...textInput(form.field('title'))} />
        <SaveFailure form={form} />
      </form>
    </Dialog>
  );
}

const harmless = {
  title: 'Woche planen?',
  text: 'Drei Vorschläge kommen in freie Lücken.',
  action: 'Planen',
} as const;

const harmful = {
  title: 'Projekt „Weltraumspiel“ löschen?',
  text: 'Mit ihm gehen 4 Sitzungen und 9 Features. Das lässt sich nicht zurücknehmen.',
  action: 'Löschen',
  tone: 'danger',
} as const;
