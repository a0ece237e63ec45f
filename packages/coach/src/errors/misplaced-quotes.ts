import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { openBrackets } from '../source/brackets.ts';
import type { Token } from '../source/tokens.ts';
import { namesOf } from '../syntax/known-names.ts';
import { neighboursOf } from '../syntax/neighbours.ts';
import { quoteOf, restOfLine, startOfLine } from '../syntax/open-text.ts';
import { lineTokens, tokenBeside } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';

const unterminated = /^unterminated (?:f-|t-)?string literal/;

/** One quote too few or too many, and Python notices it only further right. */
export const misplacedQuoteRules: Rule[] = [
  {
    kind: 'unclosed-quote',
    message: unterminated,
    explain: (problem) => {
      const found = swallowing(problem);
      return (
        found && {
          titel: 'Anführungszeichen fehlt',
          erklaerung: `Bei ${code(found.shown)} fehlt ein Anführungszeichen, darum sind ab hier Text und Code vertauscht.`,
          tipp: `Schreib ${code(found.closed)}.`,
          stelle: found.place,
        }
      );
    },
  },
  {
    kind: 'text-without-quotes',
    message: unterminated,
    explain: (problem) => {
      const before = startOfLine(problem);
      const isApostrophe = /^'\p{L}/u.test(restOfLine(problem)) && /\p{L}$/u.test(before);
      return isApostrophe && !/["']/.test(before)
        ? {
            titel: 'Text ohne Anführungszeichen',
            erklaerung: `Hier steht ein Text mit einem Apostroph, aber der ganze Text ist nicht in Anführungszeichen.`,
            tipp: `Setz ihn in doppelte Anführungszeichen, so wie in ${code('"Wie geht\'s?"')}.`,
          }
        : null;
    },
  },
  {
    kind: 'quote-inside-text',
    message: unterminated,
    explain: (problem) => (isTextWithApostrophe(problem) ? quoteInside(quoteOf(problem)) : null),
  },
  {
    kind: 'missing-opening-quote',
    message: unterminated,
    explain: (problem) =>
      isEndOfText(problem)
        ? {
            titel: 'Anführungszeichen am Anfang fehlt',
            erklaerung: `Hier endet ein Text mit ${code(quoteOf(problem))}, aber am Anfang des Textes fehlt das Anführungszeichen.`,
            tipp: `Setz ${code(quoteOf(problem))} auch vor das erste Zeichen des Textes.`,
          }
        : null,
  },
  {
    kind: 'missing-opening-quote',
    message: /^invalid syntax/,
    explain: (problem) => {
      const word = wordOutside(problem);
      return (
        word && {
          titel: 'Anführungszeichen am Anfang fehlt',
          erklaerung: `Vor ${code(word.text)} fehlt das Anführungszeichen, darum sind ab hier Text und Code vertauscht.`,
          tipp: `Setz ${code('"')} auch vor das erste Zeichen des Textes.`,
          stelle: word,
        }
      );
    },
  },
  {
    kind: 'doubled-quotes',
    message: /^invalid syntax/,
    explain: (problem) => {
      const { left, right } = neighboursOf(problem) ?? {};
      return left && /^(?:""|'')$/.test(left.text) && left.endColumn === right?.column
        ? {
            titel: 'Doppelte Anführungszeichen',
            erklaerung: `Mit ${code(left.text)} ist für Python ein leerer Text schon wieder zu Ende.`,
            tipp: `Schreib vor und hinter dem Text nur ein Zeichen: ${code('"Hallo"')}.`,
            stelle: left,
          }
        : null;
    },
  },
  {
    kind: 'quote-inside-text',
    message: /Is this intended to be part of the string|^invalid syntax/,
    explain: (problem) => {
      const found = textAndWord(problem);
      return found && { ...quoteInside(found.text.text.at(-1) ?? '"'), stelle: found.word };
    },
  },
];

/** Python stops at the word behind the text, or at the text where it misses a comma between both. */
function textAndWord(problem: Problem) {
  const { at, before } = problem;
  const [text, word] = at?.kind === 'text' ? [at, tokenBeside(problem, at, 1)] : [before, at];
  const isBeside = text?.kind === 'text' && text.endColumn === word?.column;
  return isBeside && word?.kind === 'name' && namesOf(problem).isUnknown(word.text)
    ? { text, word }
    : null;
}

function quoteInside(quote: string) {
  const other = quote === '"' ? "'" : '"';
  return {
    titel: 'Anführungszeichen mitten im Text',
    erklaerung: `Das Zeichen ${code(quote)} mitten im Text beendet ihn für Python zu früh.`,
    tipp: `Schließ den ganzen Text in ${code(other)} ein, oder schreib ${code(`\\${quote}`)} für das Zeichen im Text.`,
  };
}

/** `print(Wert:", wert, end="")`: the text begins where it should end. */
function wordOutside(problem: Problem): Token | null {
  const { at, before } = problem;
  const next = tokenBeside(problem, at, 1);
  const isSplit =
    next?.kind === 'text' && /^[:,.!?]$/.test(at?.text ?? '') && next.column === at?.endColumn;
  const isWord = before?.kind === 'name' && namesOf(problem).isUnknown(before.text);
  return isSplit && isWord && /^["']\s*[,+)]/.test(next.text) ? before : null;
}

/** `"Katze, "Maus"`: a text that ends with a separator, right before the next word. */
function swallowing(problem: Problem) {
  const tokens = lineTokens(problem);
  const index = tokens.findIndex((token, at) => isSwallowing(problem, token, tokens[at + 1]));
  const token = tokens[index];
  if (!token) return null;
  const [inner = ''] = contentOf(token).split(separatorIn(problem, token));
  const word = inner === '' ? wordBefore(tokens.slice(0, index + 1)) : null;
  if (inner === '' && !word) return null;
  const shown = word?.text ?? inner.replace(/[“”„‟‘’´»«]$/u, '');
  const quote = token.text.at(-1) ?? '"';
  return { shown, closed: `${quote}${shown}${quote}`, place: word ?? token };
}

/** `Katze` of `Katze", "`, also with a mark in between. */
function wordBefore(tokens: readonly Token[]): Token | null {
  const [word, mark, last] = tokens.slice(-3);
  if (mark?.kind === 'name' && mark.endColumn === last?.column) return mark;
  return word?.kind === 'name' && /^[:.!?]$/.test(mark?.text ?? '') ? word : null;
}

function isSwallowing(problem: Problem, token: Token, next: Token | undefined): boolean {
  if (token.kind !== 'text' || next === undefined || next.column !== token.endColumn) return false;
  const isWord = !/^[)\]},:+.]$/.test(next.text);
  const end = bracketAround(problem, token) === '{' ? /[,:]\s*$/ : /[,+[(=]\s*$/;
  return isWord && end.test(contentOf(token));
}

function separatorIn(problem: Problem, token: Token): RegExp {
  if (bracketAround(problem, token) === '{') return /\s*[:,]/;
  if (contentOf(token).includes('+')) return /\s*\+/;
  return contentOf(token).includes(',') ? /\s*,/ : /\s/;
}

function contentOf({ text }: Token): string {
  return text.replace(/^[a-zA-Z]*["']/, '').slice(0, -1);
}

function bracketAround({ source }: Problem, token: Token): string | undefined {
  return openBrackets(source.tokens, token).at(-1)?.text;
}

/** `'Wie geht's?'`: the last quote is one too many. */
function isTextWithApostrophe(problem: Problem): boolean {
  const quote = quoteOf(problem);
  const words = new RegExp(String.raw`\p{L}${quote}(\p{L}+)`, 'u').exec(startOfLine(problem));
  return words !== null && namesOf(problem).isUnknown(words[1] ?? '');
}

/** The quote ends a text that has no quote before it: `print(Hallo")`, `print(Hallo " + name)`. */
function isEndOfText(problem: Problem): boolean {
  const [before, rest] = [startOfLine(problem), restOfLine(problem)];
  const [found, word = ''] = /(\p{L}+)[\s!?.:]*$/u.exec(before) ?? [];
  const isWord = word !== '' && namesOf(problem).isUnknown(word);
  const isBefore = isWord && /^["']\s*(?:[,)\]}:]|\+\s|$)/.test(rest);
  if (/["']/.test(before)) return isBefore && found === word;
  return isBefore || (word !== '' && /^["'][\s)\]}:,;]*$/.test(rest));
}
