import { contactPatterns } from './contact-patterns.ts';
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
  {
    kind: 'name',
    pattern:
      /(?<before>\b(?:[Ii]ch hei(?:ß|ss)e|[Mm]ein (?:ganzer |voller |richtiger |echter )?[Nn]ame(?: ist|:)|[Mm]ein Nachname ist|[Mm]y name is|(?:[Mm]eine|[Mm]ein) (?:[Mm]ama|[Pp]apa|[Mm]utter|[Vv]ater|[Bb]ruder|[Ss]chwester|[Ff]reund(?:in)?) hei(?:ß|ss)t) {1,3})\p{Lu}[\p{L}-]{1,40}(?: {1,3}\p{Lu}[\p{L}-]{1,40}){0,2}/gu,
  },
];

type Masked = { readonly text: string; readonly found: readonly PersonalKind[] };

/** `names` are those of the family. */
export function maskPersonalData(text: string, names: readonly string[] = []): Masked {
  const found = new Set<PersonalKind>();
  const mask = (masked: string, { kind, pattern, isMeant }: PersonalPattern) =>
    masked.replaceAll(pattern, (whole: string, ...rest: unknown[]) => {
      const before = beforeOf(rest.at(-1));
      if (isMeant && !isMeant(whole.slice(before.length))) return whole;
      found.add(kind);
      return before + shown[kind];
    });
  const own = names.map((name) => ({ kind: 'name', pattern: nameOf(name) }) as const);
  return { text: [...patterns, ...own].reduce(mask, text), found: [...found] };
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

function nameOf(name: string): RegExp {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])${literal}s?(?![\p{L}\p{N}_(])`, 'giu');
}
