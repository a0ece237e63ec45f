import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
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
import { useFocusInList } from '../use-focus-in-list.ts';
import { useOptimisticList } from '../use-optimistic-list.ts';
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
          <Entries />
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

type Item = { id: number; name: string };

const items: readonly Item[] = [
  { id: 1, name: 'Gitarre' },
  { id: 2, name: 'Schwimmen' },
  { id: 3, name: 'Bleibt hier' },
];

/** The last one can't be deleted. */
async function pretendToDelete({ id }: Item) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (id === 3) throw new TypeError('Failed to fetch');
}

function Entries() {
  const queryKey = ['/parts/entries'];
  const { data } = useQuery({ queryKey, queryFn: () => items, initialData: items });
  const focus = useFocusInList<HTMLUListElement>();
  const list = useOptimisticList<Item>({ queryKey, idOf: ({ id }) => id });
  const remove = (item: Item) =>
    list.remove(item, {
      send: () => pretendToDelete(item),
      failure: `„${item.name}“ ist noch da`,
      title: `„${item.name}“ gelöscht`,
      restore: () => Promise.resolve(),
      restoreFailure: `„${item.name}“ ist nicht zurückgekommen`,
    });
  return (
    <ul {...focus} className={styles.entries}>
      {data.map((item) => (
        <li key={item.id}>
          {item.name}
          <Button
            variant="ghost"
            size="icon"
            aria-label={`${item.name} löschen`}
            icon={<Trash2 size={18} />}
            onClick={() => remove(item)}
          />
        </li>
      ))}
    </ul>
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
