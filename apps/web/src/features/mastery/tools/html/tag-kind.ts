/** What is asked for one part of a tag; all answers are texts. */
export type TagField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly initial: string;
  /** `lines`: one thing in each line. `yes`: `ja` or empty. */
  readonly kind: 'text' | 'lines' | 'choice' | 'yes';
  readonly choices?: readonly string[];
};

export type TagValues = Readonly<Record<string, string>>;

export type TagKind = {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly TagField[];
  readonly write: (value: (name: string) => string) => string;
  /** Each piece of it, and what it is for. */
  readonly explained: readonly (readonly [piece: string, why: string])[];
};

export function text(name: string, label: string, initial: string, hint?: string): TagField {
  return { name, label, initial, kind: 'text', ...(hint && { hint }) };
}

export function lines(name: string, label: string, initial: string, hint: string): TagField {
  return { name, label, initial, kind: 'lines', hint };
}

export function choice(name: string, label: string, choices: readonly string[]): TagField {
  return { name, label, initial: choices[0] ?? '', kind: 'choice', choices };
}

export function yes(name: string, label: string): TagField {
  return { name, label, initial: '', kind: 'yes' };
}

export function codeOf({ fields, write }: TagKind, values: TagValues): string {
  return write((name) => {
    const initial = fields.find((field) => field.name === name)?.initial ?? '';
    return escaped((values[name] ?? initial).trim());
  });
}

/** Signs that mean something in HTML. */
function escaped(typed: string): string {
  return typed
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function linesIn(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `Dein Name` as `dein-name`: what may stand in an id. */
export function idOf(label: string): string {
  const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  const id = label
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (sign) => umlauts[sign] ?? '')
    .replaceAll(/&\w+;/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return /^[a-z]/.test(id) ? id : `feld-${id}`.replace(/-$/, '');
}
