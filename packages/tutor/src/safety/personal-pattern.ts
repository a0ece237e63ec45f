export type PersonalKind =
  | 'email'
  | 'account'
  | 'phone'
  | 'handle'
  | 'birthday'
  | 'address'
  | 'school'
  | 'password'
  | 'name';

/** A group named `before` stays as it stands; `isMeant` has the last word. */
export type PersonalPattern = {
  readonly kind: PersonalKind;
  readonly pattern: RegExp;
  readonly isMeant?: (found: string) => boolean;
};
