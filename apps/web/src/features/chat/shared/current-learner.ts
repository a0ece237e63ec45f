import { type Learner, learners } from '../../account/shared/learners.ts';
import { isOfAnother, showWhoIsHere } from '../../account/shared/other-learner.ts';
import { currentUser } from '../../account/shared/session.ts';

/** Whose page this is; a name that the family has changed since names nobody. */
export function currentLearner(): Learner | undefined {
  return learners.find(({ name }) => name === currentUser());
}

/** Somebody else may have logged in since, in another tab. */
export function tellOfAnother(
  error: unknown,
  left: Learner | undefined,
  whatWaits: (name: string) => string,
) {
  if (left && isOfAnother(error)) void showWhoIsHere(left, whatWaits(left.name));
}
