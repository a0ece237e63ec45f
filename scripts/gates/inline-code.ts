type Rule = { readonly files: RegExp; readonly pattern: RegExp; readonly problem: string };

/** What the Content-Security-Policy would block in the browser. */
const rules: readonly Rule[] = [
  {
    files: /\.html$/,
    pattern: /<script(?![^>]*\ssrc=)[^>]*>/i,
    problem: 'holds an inline script: move it into a module',
  },
  {
    files: /\.html$/,
    pattern: /<style\b|<[^>]+\sstyle=/i,
    problem: 'holds an inline style: move it into a CSS file',
  },
  {
    files: /\.html$/,
    pattern: /<[^>]+\son\w+=/i,
    problem: 'holds an inline event handler: move it into a module',
  },
  {
    files: /\.(css|js)$/,
    pattern: /data:(?:font\/|application\/(?:x-)?font|application\/octet-stream)/i,
    problem: 'holds a font as data: URL: keep `build.assetsInlineLimit` at 0',
  },
];

export function findInlineCode(file: string, text: string): string[] {
  return rules
    .filter(({ files, pattern }) => files.test(file) && pattern.test(text))
    .map(({ problem }) => `${file} ${problem}.`);
}
