/** What stands in a question as code, and what it's called: signs are no words to look for. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/\w\[-?\d+\]/, 'index'],
  [/\w\[-?\d*:-?\d*\]/, 'slicing'],
  [/\[[^\]]+\bfor\b[^\]]+\bin\b[^\]]*\]/, 'list comprehension'],
  [/=\s*\[[^\]]*\]/, 'liste'],
  [/\{\s*["'\w]+\s*:/, 'wörterbuch dict'],
  [/(?<![\w"'])f["'„“]/, 'f-string'],
  [/[\w)\]]\s*==|==\s*[\w("']|(?<![=])==(?![=])|!=|<=|>=/, 'vergleich'],
  [/[+\-*/]=/, 'plus-gleich'],
  [/\d\s*%\s*\d|\w %\s?\w|(?<!\d)%(?!\d)/, 'modulo'],
  [/(?<!:)\/\/(?!\w+\.)/, 'ganzzahldivision'],
  [/\*\*(?!\w+\*\*)/, 'potenz'],
  [/\\[nt\\"']/, 'escape-zeichen'],
  [/def \w+\([^)]*=[^)]*\)/, 'standardwert'],
  [/def \w+\(/, 'funktion'],
  [/\brange\s*\(/, 'range'],
  [/\.(?:append|remove|insert|pop)\s*\(/, 'append'],
  [/\.(?:upper|lower|strip|replace)\s*\(/, 'string-methoden'],
  [/\.(?:split|join)\s*\(/, 'split join'],
  [/\brandom\.\w+|\brandint\b/, 'random'],
  [/\bint\(|\bstr\(|\bfloat\(/, 'umwandeln'],
  [/__init__|\bself\./, 'init'],
  [/\bimport \w+/, 'modul'],
  [/#[0-9a-f]{3}(?:[0-9a-f]{3})?\b/i, 'css-farbe'],
  [/<\/?(?:h[1-6])\b/, 'überschrift'],
  [/<\/?p>/, 'absatz'],
  [/<a\b/, 'link'],
  [/<img\b/, 'bild'],
  [/<\/?(?:ul|ol|li)\b/, 'html-liste'],
  [/<\/?(?:div|span)\b/, 'div span'],
  [/<!--/, 'html-kommentar'],
  [/(?<=^|\s)#(?=\s|$)/, 'kommentar'],
];

export function namesOfShapes(text: string): string[] {
  return shapes.filter(([shape]) => shape.test(text)).flatMap(([, name]) => name.split(' '));
}
