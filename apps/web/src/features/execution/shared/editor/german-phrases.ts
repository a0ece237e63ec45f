/** What the editor says by itself, mostly to screen readers. */
export const germanPhrases = {
  'Control character': 'Steuerzeichen',
  Completions: 'Vorschläge',
  'Selection deleted': 'Auswahl gelöscht',
  'folded code': 'eingeklappter Code',
};
