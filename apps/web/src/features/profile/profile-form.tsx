import {
  changeProfile,
  learningStyles,
  type Profile,
  profileLanguages,
  profileLimits,
  skillLevels,
} from '@hbg/contract/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea } from '../../ui/field.tsx';
import { SaveFailure } from '../../ui/save-failure.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { textInput } from '../../ui/text-input.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs, isTooOften } from '../units/shared/code/call-as.ts';
import { changedIn, type ProfileDraft, problemsOf, profileDraftOf } from './profile-draft.ts';
import styles from './profile-form.module.css';
import { languageNames, styleNames } from './profile-words.ts';
import { recommendationsQuery } from './queries.ts';
import { profileQuery } from './shared/profile-query.ts';

type ProfileFormProps = { profile: Profile; onClose: () => void };

const levels = skillLevels.map((value) => ({ value, label: value }));
const ways = learningStyles.map((value) => ({ value, label: styleNames[value] }));

export function ProfileForm(props: ProfileFormProps) {
  const form = useProfileForm(props);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(place.current), []);
  const cancel = async () => {
    if (await form.mayLeave()) props.onClose();
  };
  return (
    <div ref={place} className={styles.place}>
      <form {...form.formProps} className={styles.form} aria-label="Profil bearbeiten">
        <SegmentedChoice label="Level" choices={levels} {...choice(form.field('skillLevel'))} />
        <SegmentedChoice label="Lernstil" choices={ways} {...choice(form.field('learningStyle'))} />
        <Languages {...form.field('preferredLanguages')} />
        <TextArea
          label="Lernziele"
          hint={`Ein Ziel in jeder Zeile, höchstens ${profileLimits.goals}. Zum Beispiel: ein eigenes Spiel`}
          {...textInput(form.field('learningGoals'))}
        />
        <SaveFailure form={form} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isBusy={form.isSaving}>
            Speichern
          </Button>
          <Button onClick={() => void cancel()}>Abbrechen</Button>
        </div>
      </form>
    </div>
  );
}

/** Where Tab would come to. */
function focusFirst(place: HTMLElement | null) {
  const group = place?.querySelector('[role=radiogroup]');
  const [first] = group?.querySelectorAll('input') ?? [];
  (group?.querySelector<HTMLElement>(':checked') ?? first)?.focus();
}

function useProfileForm({ profile, onClose }: ProfileFormProps) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  return useSaveForm({
    initial: profileDraftOf(profile),
    save: (draft: ProfileDraft) =>
      callAs(owner, changeProfile, { body: changedIn(draft, profile) }),
    validate: problemsOf,
    explain: (error) =>
      isTooOften(error) ? 'Das war gerade sehr viel auf einmal. Warte kurz.' : null,
    onSaved: (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: recommendationsQuery.queryKey });
      onClose();
    },
  });
}

/** Nothing chosen yet. */
function choice<Value extends string>({ value, ...field }: ChoiceField<Value>) {
  return { ...field, value: value ?? undefined };
}

type ChoiceField<Value> = {
  value: Value | null;
  onChange: (value: Value | null) => void;
  error: string | undefined;
};

type LanguagesProps = {
  value: ProfileDraft['preferredLanguages'];
  onChange: (languages: ProfileDraft['preferredLanguages']) => void;
};

function Languages({ value, onChange }: LanguagesProps) {
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>Sprachen, die du magst</legend>
      {profileLanguages.map((language) => (
        <Checkbox
          key={language}
          label={languageNames[language]}
          value={value.includes(language)}
          onChange={(isLiked) =>
            onChange(
              profileLanguages.filter((one) => (one === language ? isLiked : value.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
