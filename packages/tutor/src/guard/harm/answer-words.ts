import { foldText } from '../../safety/fold-text.ts';
import { plainText } from '../plain-text.ts';

const fence = /(?:```|~~~)[^\n]*\n?([^]*?)(?:```|~~~|$)/g;
const looksLikeCode = /[(){}=<>;[\]]/;
/** A question and what somebody typed behind it. */
const transcript = /\?[ \t]*[^\s?]/;
const quoted =
  /`[^`\n]{1,400}`|„[^“”"\n]{1,200}[“”"]|»[^«\n]{1,200}«|“[^”\n]{1,200}”|"(?=\S)[^"\n]{1,200}(?<=\S)"/g;
const aboutPrograms =
  /\b(?:input|print|programm\w*|variable\w*|zeile\w*|ausgabe\w*|eingabe\w*|konsole|frage(?:n|text)?|fragst|fragt|textfeld|formular\w*|label|chatbot\w*|roboter\w*|zeichenkette\w*|string|figur\w*|spiel\w*|line|program|console|sag(?:t|te)?|steht|stand|raunt|ruft)\b/i;
const mildQuestion = /wie (?:hei(?:ß|ss)t|alt bist) du\b/gi;

/** What a paragraph says, folded: without programs, and without what programs ask or print. */
export function spokenIn(paragraph: string): string {
  return folded(withoutPrograms(plainText(paragraph)));
}

function withoutPrograms(text: string): string {
  return text
    .replaceAll(fence, (_, code: string) => `\n${code.split('\n').map(saidInCode).join('\n')}\n`)
    .split('\n')
    .map(withoutQuotes)
    .join('\n');
}

/** What isn't code although it stands where code stands. */
function saidInCode(line: string): string {
  return looksLikeCode.test(line) || transcript.test(line) ? '' : line.replaceAll(mildQuestion, '');
}

/** Who explains a program quotes what it asks. */
function withoutQuotes(line: string): string {
  const said = line.replaceAll(quoted, ' ');
  return line.replaceAll(quoted, (part) =>
    looksLikeCode.test(part) || aboutPrograms.test(said) ? ' … ' : part,
  );
}

/** Signs of Markdown, and what takes words apart or stands around them. */
const signs = /[*_~`"„“”»«()[\]{}<>|#=\-–—/\\]|\ufe0f|(?![\d])\p{Extended_Pictographic}/gu;
/** `s.a.g`, or `s a g` where two spaces are left between words. */
const gaps =
  /(?<=(?:^|[^\p{L}\p{N}])\p{L})[.*_-](?=\p{L}(?:[^\p{L}\p{N}]|$))|(?<=(?:^|\s)\p{L}) (?=\p{L}(?:[\s,!?]|\.\s|\.?$))/gu;

function folded(text: string): string {
  return text
    .replaceAll(/['’‘´]|\*\*|__|~~/g, '')
    .split('\n')
    .map((line) => foldText(line.replaceAll(gaps, '').replaceAll(signs, ' ')).trim())
    .join('\n')
    .trim();
}
