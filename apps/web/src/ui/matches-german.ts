/** Whether a text holds what is searched, however its umlauts and its ß are typed: Übung, ubung, UEBUNG. */
export function matchesGerman(text: string, query: string): boolean {
  const sought = withoutMarks(inLetters(query.trim()));
  return [text, inLetters(text)].some((written) => withoutMarks(written).includes(sought));
}

function inLetters(text: string): string {
  return text.normalize('NFC').replaceAll(/[äöü]/gi, '$&e');
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
