export type PersonalKind =
  | 'email'
  | 'account'
  | 'phone'
  | 'address'
  | 'school'
  | 'password'
  | 'name';

type Kind = { readonly kind: PersonalKind; readonly shown: string; readonly pattern: RegExp };

const nameShown = '[Name]';

/** What shouldn't leave the house, and what stands there instead. */
const kinds: readonly Kind[] = [
  {
    kind: 'email',
    shown: '[E-Mail]',
    pattern:
      /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:(?:\.|\s?[([](?:punkt|dot)[)\]]\s?)[\p{L}\p{N}-]+)+/giu,
  },
  {
    kind: 'account',
    shown: '[Kontonummer]',
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g,
  },
  {
    kind: 'phone',
    shown: '[Telefonnummer]',
    pattern:
      /(?<![\w.])(?:\+|00)\d{1,3}[\s/.-]?(?:\(0\))?(?:\d[\s/.-]?){6,13}\d(?!\w)|(?<![\w.])0\d{2,5}[\s/.-]{0,3}(?:\d[\s/-]?){4,10}\d(?![\w.])/g,
  },
  {
    kind: 'address',
    shown: '[Adresse]',
    pattern:
      /\p{L}[\p{L}-]*\s?(?:stra(?:ß|ss)e|str\.|gasse|allee|platz|weg|ring|damm|ufer|steig|chaussee|promenade)\s+\d{1,4}\s?[a-z]?\b(?:,?\s*\d{5}\s+\p{Lu}[\p{L}-]+)?|\b\d{5}\s+\p{Lu}\p{L}{2,}(?:[ -]\p{Lu}\p{L}+)?/giu,
  },
  {
    kind: 'school',
    shown: '[Schule]',
    pattern:
      /\b(?:\p{Lu}[\p{L}-]*[ -]){1,3}(?:Grundschule|Gymnasium|Realschule|Gesamtschule|Mittelschule|Oberschule|Hauptschule)\b|\b(?:Grundschule|Gymnasium|Realschule|Gesamtschule|Mittelschule|Oberschule|Hauptschule) (?:am |an der |in |im )?\p{Lu}[\p{L}-]+/gu,
  },
  {
    kind: 'password',
    shown: '[Passwort]',
    pattern:
      /(?<=\bmein(?:e[mrn]?)? (?:passwort|kennwort|pin|password)\b[^.!?\n]{0,30}\b(?:ist|lautet|heißt|is)\s+)\S+/giu,
  },
  {
    kind: 'name',
    shown: nameShown,
    pattern:
      /(?<=\b(?:ich hei(?:ß|ss)e|mein (?:ganzer |voller |richtiger |echter )?name ist|ich bin (?:die|der)|mein nachname ist|my name is|i am called)\s+)\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+){0,2}/giu,
  },
];

export type Masked = { readonly text: string; readonly found: readonly PersonalKind[] };

/** `names` are those of the family. */
export function maskPersonalData(text: string, names: readonly string[] = []): Masked {
  const found = new Set<PersonalKind>();
  let masked = text;
  for (const { kind, shown, pattern } of kinds) {
    masked = masked.replaceAll(pattern, () => (found.add(kind), shown));
  }
  for (const name of names) {
    masked = masked.replaceAll(nameOf(name), () => (found.add('name'), nameShown));
  }
  return { text: masked, found: [...found] };
}

/** What a child should rather keep to itself, as against a first name. */
export function isPrivate(kind: PersonalKind): boolean {
  return kind !== 'name';
}

export const privacyNote =
  'Ein Tipp vorweg: Adresse, Telefonnummer, E-Mail und Schule behältst du im Netz besser für dich, auch hier.';

function nameOf(name: string): RegExp {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])${literal}(?![\p{L}\p{N}_])`, 'giu');
}
