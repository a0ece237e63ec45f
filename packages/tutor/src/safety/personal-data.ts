import { contactPatterns } from './contact-patterns.ts';
import { namePatterns } from './name-patterns.ts';
import type { PersonalKind, PersonalPattern } from './personal-pattern.ts';
import { phonePatterns } from './phone-patterns.ts';
import { placePatterns } from './place-patterns.ts';
import { secretPatterns } from './secret-patterns.ts';

/** What stands there instead. */
const shown: Readonly<Record<PersonalKind, string>> = {
  email: '[E-Mail]',
  account: '[Kontonummer]',
  phone: '[Telefonnummer]',
  handle: '[Nutzername]',
  birthday: '[Geburtstag]',
  address: '[Adresse]',
  school: '[Schule]',
  password: '[Passwort]',
  name: '[Name]',
};

/** What shouldn't leave the house. */
const patterns: readonly PersonalPattern[] = [
  ...secretPatterns,
  ...contactPatterns,
  ...phonePatterns,
  ...placePatterns,
  ...namePatterns,
];

type Masked = { readonly text: string; readonly found: readonly PersonalKind[] };

export function maskPersonalData(text: string): Masked {
  const found = new Set<PersonalKind>();
  const secrets = new Set<string>();
  const mask = (masked: string, { kind, pattern, isMeant }: PersonalPattern) =>
    masked.replaceAll(pattern, (whole: string, ...rest: unknown[]) => {
      const before = beforeOf(rest.at(-1));
      if (isMeant && !isMeant(whole.slice(before.length))) return whole;
      found.add(kind);
      if (kind === 'password') secrets.add(whole.slice(before.length));
      return before + shown[kind];
    });
  const masked = patterns.reduce(mask, text);
  return { text: [...secrets].reduce(withoutSecret, masked), found: [...found] };
}

const shortestSecret = 5;

/** A password that was told once is often typed again, in another place. */
function withoutSecret(text: string, secret: string): string {
  const bare = secret.replaceAll(/^["']|["'.,!?;:]+$/g, '');
  const isUnique = bare.length >= shortestSecret && /\d/.test(bare);
  return isUnique ? text.replaceAll(bare, shown.password) : text;
}

/** Patterns without named groups give the whole text as their last argument. */
function beforeOf(groups: unknown): string {
  const hasBefore = typeof groups === 'object' && groups !== null && 'before' in groups;
  return hasBefore && typeof groups.before === 'string' ? groups.before : '';
}

/** What a child should rather keep to itself, as against a first name. */
export function isPrivate(kind: PersonalKind): boolean {
  return kind !== 'name';
}

export const privacyNote =
  'Ein Tipp vorweg: Adresse, Telefonnummer, E-Mail, Geburtstag, Passwörter und Schule behältst du im Netz besser für dich, auch hier.';
