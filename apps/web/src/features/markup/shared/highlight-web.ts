import type { CodeToken } from '../../../ui/code-token.ts';
import { codeLines } from './code-lines.ts';

type Kind = NonNullable<CodeToken['kind']>;
/** The first that fits at a place wins; what none fits is plain. */
type Rules = readonly (readonly [kind: Kind | null, sign: RegExp])[];

const text = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/y;

const javascript: Rules = [
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y],
  ['string', text],
  ['string', /`(?:\\.|[^`\\])*`/y],
  [
    'keyword',
    /(?:async|await|break|case|catch|class|const|continue|default|do|else|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|of|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|yield)(?![\w$])/y,
  ],
  ['number', /\d[\d_.]*(?:e[+-]?\d+)?/iy],
  ['call', /[\p{L}_$][\p{L}\p{N}_$]*(?=\s*\()/uy],
  [null, /[\p{L}_$][\p{L}\p{N}_$]*/uy],
];

const java: Rules = [
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y],
  ['string', text],
  [
    'keyword',
    /(?:abstract|boolean|break|byte|case|catch|char|class|continue|default|do|double|else|enum|extends|false|final|finally|float|for|if|implements|import|instanceof|int|interface|long|new|null|package|private|protected|public|record|return|short|static|super|switch|this|throw|throws|true|try|var|void|while)(?![\w$])/y,
  ],
  ['number', /\d[\d_.]*(?:e[+-]?\d+)?[dfl]?/iy],
  ['call', /[\p{L}_$][\p{L}\p{N}_$]*(?=\s*\()/uy],
  [null, /[\p{L}_$][\p{L}\p{N}_$]*/uy],
];

const css: Rules = [
  ['comment', /\/\*[\s\S]*?(?:\*\/|$)/y],
  ['string', text],
  ['number', /#[0-9a-f]{3,8}(?![\w-])|-?(?:\d+\.?\d*|\.\d+)(?:[a-z]+|%)?/iy],
  ['keyword', /@[a-z-]+/iy],
  ['call', /--[\w-]+|[a-z-]+(?=\s*:\s)/iy],
  [null, /[\w-]+/y],
];

const html: Rules = [
  ['comment', /<!--[\s\S]*?(?:-->|$)/y],
  ['keyword', /<\/?[a-z][\w-]*|<!doctype|\/?>/iy],
  ['string', text],
  ['call', /[\w-]+(?==)/y],
  [null, /[^<>"'\s=]+/y],
];

const rules: Readonly<Record<string, Rules>> = { javascript, js: javascript, java, css, html };

/** HTML, CSS, JavaScript and Java in the colours of the editor, line by line; anything else is plain. */
export function highlightWeb(code: string, language: string): CodeToken[][] {
  return codeLines(piecesOf(code, rules[language] ?? []));
}

function* piecesOf(code: string, rules: Rules): Generator<CodeToken> {
  let at = 0;
  while (at < code.length) {
    const piece = pieceAt(code, at, rules);
    yield piece;
    at += piece.text.length;
  }
}

function pieceAt(code: string, at: number, rules: Rules): CodeToken {
  for (const [kind, sign] of rules) {
    sign.lastIndex = at;
    const [text] = sign.exec(code) ?? [];
    if (text) return kind ? { text, kind } : { text };
  }
  return { text: code.slice(at, at + 1) };
}
