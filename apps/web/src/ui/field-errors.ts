/** What is wrong, by the name of the field. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** The field that the server names in front of what it refuses: `title: …`, `tags.0: …`. */
export function refusedField(error: Error, values: object): { name: string; text: string } | null {
  const [, name, text] = /^400: (\w+)(?:\.[\w.]+)?: (.+)$/s.exec(error.message) ?? [];
  return name && text && name in values ? { name, text } : null;
}
