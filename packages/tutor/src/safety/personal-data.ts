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
      /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{2,64}(?:(?:\.|\s?[([](?:punkt|dot)[)\]]\s?)[\p{L}\p{N}-]{2,20}){1,4}/giu,
  },
  {
    kind: 'account',
    shown: '[Kontonummer]',
    pattern: /\b[A-Z]{2}\d{2}(?: ?\d{4}){3,6}(?: ?\d{1,3})?\b/g,
  },
  {
    kind: 'phone',
    shown: '[Telefonnummer]',
    pattern:
      /(?<![\w.])(?:\+|00)[1-9]\d{0,2}[\s/.-]?(?:\(0\))?(?:\d[\s/.-]?){6,13}\d(?!\w)|(?<![\w.])0[1-9]\d{1,4}[\s/.-]{0,3}(?:\d[\s/-]?){4,10}\d(?!\w|\.\d)/g,
  },
  {
    kind: 'address',
    shown: '[Adresse]',
    pattern:
      /(?<!\p{L})(?!(?:spiel|sitz|arbeits|speicher|park|stell)platz|umweg|heimweg|rückweg|hinweg)\p{L}[\p{L}-]{2,30}\s?(?:stra(?:ß|ss)e|str\.|gasse|allee|platz|weg|ring|damm|ufer|steig|chaussee|promenade)\s+\d{1,4}\s?[a-z]?\b(?:,?\s*\d{5}\s+\p{L}[\p{L}-]+)?/giu,
  },
  {
    kind: 'address',
    shown: '[Adresse]',
    pattern:
      /(?<![\p{L}\p{N}=+*/<>-]\s?)\b\d{5}\s+(?!Punkte|Euro|Cent|Zeilen|Leben|Gegner|Mal|Schritte|Sekunden|Zahlen|Einwohner|Runden|Zeichen|Jahre|Meter|Sterne|Münzen)\p{Lu}\p{L}{2,30}/gu,
  },
  {
    kind: 'school',
    shown: '[Schule]',
    pattern:
      /\b(?:\p{Lu}\p{L}{1,30}[ -]){1,3}(?:Grundschule|Gymnasium|Realschule|Gesamtschule|Mittelschule|Oberschule|Hauptschule)\b|\b(?:Grundschule|Gymnasium|Realschule|Gesamtschule|Mittelschule|Oberschule|Hauptschule) (?:am |an der |im )\p{Lu}[\p{L}-]{1,40}/gu,
  },
  {
    kind: 'password',
    shown: '[Passwort]',
    pattern:
      /(?<=\b(?:mein|unser|das)(?:e[mrns]?)? (?:\p{L}{1,20} )?(?:passwort|kennwort|pin|pw|password)\b[^.!?\n"']{0,30}(?:\b(?:ist|lautet|heißt|heisst|is)\s+|:\s*))(?!(?:zu|nicht|sehr|noch|falsch|weg|lang|kurz)\b)[^\s"']+/giu,
  },
  {
    kind: 'name',
    shown: nameShown,
    pattern:
      /(?<=\b(?:[Ii]ch hei(?:ß|ss)e|[Mm]ein (?:ganzer |voller |richtiger |echter )?[Nn]ame(?: ist|:)|[Mm]ein Nachname ist|[Mm]y name is|(?:[Mm]eine|[Mm]ein) (?:[Mm]ama|[Pp]apa|[Mm]utter|[Vv]ater|[Bb]ruder|[Ss]chwester|[Ff]reund(?:in)?) hei(?:ß|ss)t)\s+)\p{Lu}[\p{L}-]{1,40}(?:\s+\p{Lu}[\p{L}-]{1,40}){0,2}/gu,
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
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])${literal}s?(?![\p{L}\p{N}_(])`, 'giu');
}
