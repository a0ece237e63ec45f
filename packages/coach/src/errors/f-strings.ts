import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';

export const fStringRules: Rule[] = [
  {
    kind: 'f-string-unclosed-brace',
    message: /^f-string: expecting (?:a valid expression after '\{'|'\}')|^'\{' was never closed$/,
    line: /[fF][rR]?["']/,
    explain: ({ place }) => ({
      titel: 'Klammer im f-Text fehlt',
      erklaerung: `Im f-Text geht eine geschweifte Klammer ${code('{')} auf, aber nicht richtig wieder zu.`,
      tipp: `Setz direkt hinter den Namen ein ${code('}')}, so wie in ${code('f"Hallo {name}"')}.`,
      stelle: place,
    }),
  },
  {
    kind: 'f-string-extra-brace',
    message: /^f-string: single '\}' is not allowed/,
    explain: () => ({
      titel: 'Klammer im f-Text zu viel',
      erklaerung: `Im f-Text schließt ${code('}')} eine Klammer, die nie geöffnet wurde.`,
      tipp: `Setz ${code('{')} vor den Namen, oder schreib ${code('}}')}, wenn die Klammer im Text stehen soll.`,
    }),
  },
  {
    kind: 'f-string-empty',
    message: /^f-string: valid expression required before '(.)'/,
    explain: () => ({
      titel: 'Leere Klammern im f-Text',
      erklaerung: `Zwischen ${code('{')} und ${code('}')} steht nichts, was Python in den Text einsetzen könnte.`,
      tipp: `Schreib einen Namen hinein, zum Beispiel ${code('{name}')}.`,
    }),
  },
  {
    kind: 'f-string',
    message: /^(?:(f-string): |invalid syntax)/,
    explain: ({ at }, [said]) =>
      said || /^[a-z]*f[a-z]*["']/i.test(at?.text ?? '')
        ? {
            titel: 'Fehler im f-Text',
            erklaerung:
              'Was im f-Text zwischen den geschweiften Klammern steht, versteht Python so nicht.',
            tipp: `Setz dort nur einen Namen oder eine Rechnung ein, zum Beispiel ${code('{punkte + 1}')}.`,
          }
        : null,
  },
];
