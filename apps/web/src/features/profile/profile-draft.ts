import { type Profile, profileLimits, type Wishes } from '@hbg/contract/profile';
import type { FieldErrors } from '../../ui/field-errors.ts';
import { isSameJson } from '../../ui/is-same-json.ts';

/** A profile while it is edited: its goals are lines. */
export type ProfileDraft = Pick<Profile, 'skillLevel' | 'learningStyle' | 'preferredLanguages'> & {
  readonly learningGoals: string;
};

export function profileDraftOf(profile: Profile): ProfileDraft {
  const { skillLevel, learningStyle, preferredLanguages, learningGoals } = profile;
  return {
    skillLevel,
    learningStyle,
    preferredLanguages,
    learningGoals: learningGoals.join('\n'),
  };
}

/** What is sent: what stays as it was may be changed on another device. */
export function changedIn(draft: ProfileDraft, profile: Profile): Wishes {
  const { skillLevel, learningStyle, preferredLanguages } = draft;
  const learningGoals = goalsIn(draft);
  return {
    ...(skillLevel && skillLevel !== profile.skillLevel && { skillLevel }),
    ...(learningStyle && learningStyle !== profile.learningStyle && { learningStyle }),
    ...(!isSameJson(preferredLanguages, profile.preferredLanguages) && { preferredLanguages }),
    ...(!isSameJson(learningGoals, profile.learningGoals) && { learningGoals }),
  };
}

export function problemsOf(draft: ProfileDraft): FieldErrors<ProfileDraft> {
  const goals = goalsIn(draft);
  const { goals: most, goal: longest } = profileLimits;
  if (goals.length > most) {
    return { learningGoals: `Höchstens ${most} Ziele: ${goals.length - most} sind zu viel.` };
  }
  const long = goals.find((goal) => goal.length > longest);
  return long === undefined
    ? {}
    : { learningGoals: `Höchstens ${longest} Zeichen in einer Zeile: „${long.slice(0, 20)}…“` };
}

function goalsIn({ learningGoals }: ProfileDraft): string[] {
  return learningGoals
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
