type Known = { readonly word: string; readonly card: string };

/** What stands in a line of another language than Python, and the card that tells of it; the most telling first. */
const words: readonly (readonly [sign: RegExp, card: string])[] = [
  [/^<!--/, 'html-kommentar'],
  [/^(?:\/\/|\/\*|\{\/\*)/, 'kommentar'],
  // In CSS these begin a rule.
  [/^\*(?!\s*(?:[,:>+~]|\{(?!@))|[.#[])/, 'kommentar'],
  [/^#(?!include|[\w-][^{]*\{|[\w-]+,$)/, 'kommentar'],
  [/^[*#.][^(){};=]*\{/, 'css-selektor'],
  // Not the `for` of a label.
  [/\b(?:foreach|for)\b(?!=)|\.(?:forEach|map)\b/, 'for-schleife'],
  [/\bwhile\b/, 'while-schleife'],
  [/\belse ?if\b/, 'elif'],
  [/\belse\b/, 'else'],
  [/\bif\b/, 'if'],
  [/\b(?:switch|case)\b/, 'match'],
  [/\b(?:try|catch)\b/, 'try-except'],
  [/\breturn\b/, 'return'],
  [/\bbreak\b/, 'break'],
  [/\bcontinue\b/, 'continue'],
  [/\bclass(?= \w)/, 'klasse'],
  [/\b(?:function|func)\b/, 'funktion'],
  [/^(?:import|using|use|#include)\b|\brequire\b/, 'modul'],
  [/\b(?:Random|random\w*|rand|mt_rand|Intn|uniform_int_distribution)\b/, 'random'],
  [/\b(?:cin|getline|Scanner|Scan\w*|next(?:Line|Int)|ReadLine|readline|fgets|prompt)\b/, 'input'],
  [/\b(?:cout|System\.out|Console\.Write\w*|console\.log|echo|print\w*|Print\w*)\b/, 'print'],
  [/<h[1-6]\b/, 'ueberschrift'],
  [/<p\b/, 'absatz'],
  [/<a\b/, 'link'],
  [/<img\b/, 'bild'],
  [/<(?:ul|ol|li)\b/, 'html-liste'],
  [/<form\b/, 'formular'],
  [/<button\b/, 'knopf'],
  [/<(?:input|select|option|textarea|label)\b/, 'eingabefeld'],
  [/<(?:div|span)\b/, 'div-und-span'],
  [/<(?:!DOCTYPE|html|head|body|title|meta)\b/i, 'html-grundgeruest'],
  [/\b(?:background|color)[\w-]*(?=:)/, 'css-farbe'],
  [/\b(?:margin|padding)[\w-]*(?=:)/, 'margin-und-padding'],
  [/\bfont[\w-]*(?=:)/, 'css-schrift'],
  [/[=!]==?|<=|>=/, 'vergleich'],
  [/\+\+|--|[+\-*/]=/, 'plus-gleich'],
  [/\b(?:vector|ArrayList|List)\b|= \[/, 'liste'],
  [/\b(?:HashMap|Dictionary|unordered_map|Map|map\[)/, 'woerterbuch'],
  // Not that of an attribute.
  [/(?<!^<\w.*|[=!<>:+\-*/]):?=(?![=>])/, 'zuweisung'],
  [/\.\w+(?=\()/, 'methode'],
];

const mostKnown = 2;
/** Patterns take a time that grows with the square of a line's length. */
const longestLine = 1_000;
const text = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/g;

/** What is known of a line's words; of a comment nothing more than that it is one. */
export function wordsKnown(line: string): readonly Known[] {
  const bare = line.trim().slice(0, longestLine).replaceAll(text, '""');
  const found = words.flatMap(([sign, card]) => {
    const word = sign.exec(bare)?.[0];
    return word === undefined ? [] : [{ word, card }];
  });
  const isComment = found[0]?.card.endsWith('kommentar');
  return found.slice(0, isComment ? 1 : mostKnown);
}
