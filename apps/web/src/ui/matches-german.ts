/** Whether a text holds what is searched, however its umlauts and its ß are typed: Übung, ubung, UEBUNG. */
export function matchesGerman(text: string, query: string): boolean {
  const sought = soughtForm(query);
  return writtenForms(text).some((written) => written.includes(sought));
}

/** A text as it may be searched for; worth keeping where a long list is searched with every key. */
export function writtenForms(text: string): readonly string[] {
  return [...new Set([text, inLetters(text)].map(withoutMarks))];
}

export function soughtForm(query: string): string {
  return withoutMarks(inLetters(query.trim()));
}

function inLetters(text: string): string {
  return text.normalize('NFC').replaceAll(/[äöü]/gi, '$&e');
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
