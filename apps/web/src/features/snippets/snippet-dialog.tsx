import { isRefused } from '@hbg/contract/client';
import {
  changeSnippet,
  createSnippet,
  ownCategories,
  type Snippet,
  type SnippetDraft,
  snippetDifficulties,
  snippetLanguages,
  snippetLimits,
} from '@hbg/contract/snippets';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { SaveFailure } from '../../ui/save-failure.tsx';
import { Select } from '../../ui/select.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { textInput } from '../../ui/text-input.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs, isFull, isTooOften } from '../units/shared/code/call-as.ts';
import { newId } from '../units/shared/code/new-id.ts';
import { isUnknownCall, tellComingSoon } from './coming-soon.ts';
import { type DraftValues, draftOf, emptyDraft, problemsOf } from './draft.ts';
import { snippetsQuery } from './shared/snippets-query.ts';
import styles from './snippet-dialog.module.css';
import { difficultyLabels, languageLabels } from './snippet-labels.ts';

type Kept = { readonly snippet: Snippet; readonly isMasked: boolean };

type SnippetDialogProps = {
  /** The one that is changed; null for a new one. */
  snippet: Snippet | null;
  onClose: () => void;
  onKept: (kept: Kept) => void;
};

const languages = snippetLanguages.map((value) => ({ value, label: languageLabels[value] }));
const categories = ownCategories.map((value) => ({ value, label: value }));
const difficulties = snippetDifficulties.map((value) => ({
  value,
  label: difficultyLabels[value],
}));

export function SnippetDialog(props: SnippetDialogProps) {
  const { snippet } = props;
  const form = useSnippetForm(props);
  const close = async () => {
    if (await form.mayLeave()) props.onClose();
  };
  return (
    <Dialog
      title={snippet ? 'Code-Snippet bearbeiten' : 'Neues Code-Snippet erstellen'}
      isOpen
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>Abbrechen</Button>
          <Button variant="primary" isBusy={form.isSaving} onClick={form.submit}>
            {snippet ? 'Änderungen speichern' : 'Snippet erstellen'}
          </Button>
        </>
      }
    >
      <form {...form.formProps} className={styles.form}>
        <TextField label="Titel" {...textInput(form.field('title'))} />
        <TextArea label="Beschreibung" rows={2} {...textInput(form.field('description'))} />
        <div className={styles.choices}>
          <Select label="Sprache" options={languages} {...form.field('language')} />
          <Select label="Kategorie" options={categories} {...form.field('category')} />
          <Select label="Schwierigkeit" options={difficulties} {...form.field('difficulty')} />
        </div>
        <TagInput
          label="Tags"
          hint={`Mit Komma getrennt, höchstens ${snippetLimits.tags}.`}
          {...form.field('tags')}
        />
        <TextArea
          label="Code"
          rows={10}
          className={styles.code}
          spellCheck={false}
          autoCapitalize="off"
          {...textInput(form.field('code'))}
        />
        <Checkbox
          label="Privat: nur ich sehe es"
          hint="Ohne Häkchen sehen es alle, die in deiner Garage lernen."
          {...form.field('isPrivate')}
        />
        <SaveFailure form={form} />
      </form>
    </Dialog>
  );
}

function useSnippetForm({ snippet, onClose, onKept }: SnippetDialogProps) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const [id] = useState(() => snippet?.id ?? newId());
  const send = (draft: SnippetDraft): Promise<Kept> =>
    snippet
      ? callAs(owner, changeSnippet, { params: { id }, body: draft })
      : callAs(owner, createSnippet, { body: { ...draft, id } });
  return useSaveForm({
    initial: snippet ? draftOf(snippet) : emptyDraft,
    save: ({ tags, ...values }: DraftValues) =>
      send({ ...values, tags: [...tags] }).catch(nullIfUnknownCall),
    validate: problemsOf,
    explain: explainRefusal,
    onSaved: (kept) => {
      if (kept) {
        queryClient.setQueryData(
          snippetsQuery.queryKey,
          (all) => all && withKept(all, kept.snippet),
        );
        onKept(kept);
      } else tellComingSoon('create');
      onClose();
    },
  });
}

function withKept(all: readonly Snippet[], kept: Snippet): Snippet[] {
  const isKnown = all.some(({ id }) => id === kept.id);
  return isKnown ? all.map((other) => (other.id === kept.id ? kept : other)) : [kept, ...all];
}

function nullIfUnknownCall(error: unknown): null {
  if (isUnknownCall(error)) return null;
  throw error;
}

function explainRefusal(error: Error): string | null {
  if (isRefused(error, createSnippet, 'worrying')) return worrying;
  if (isRefused(error, createSnippet, 'unkind')) return unkind;
  if (isRefused(error, changeSnippet, 'unknownSnippet')) {
    return 'Dieses Snippet gibt es nicht mehr: Es wurde auf einem anderen Gerät gelöscht.';
  }
  if (isFull(error)) {
    return `Du hast schon ${snippetLimits.own} eigene Snippets. Lösch erst eines, das du nicht mehr brauchst.`;
  }
  return isTooOften(error) ? 'Das war gerade sehr viel auf einmal. Warte kurz.' : null;
}

const unkind =
  'So sehen es andere lieber nicht: Darin steht etwas, das jemanden verletzen oder schaden könnte. Schreib es anders und speichere noch mal.';
const worrying =
  'Darin steht etwas, das nach einer Sorge oder nach Gefahr klingt. Geht es dir oder jemandem nicht gut, sprich mit einem Erwachsenen, dem du vertraust. Die Nummer gegen Kummer hört dir zu: 116\u00a0111, kostenlos, und du musst deinen Namen nicht sagen. In Gefahr ruf die 112 an. Ist es nur ein Spiel, schreib es anders oder behalte es privat.';
