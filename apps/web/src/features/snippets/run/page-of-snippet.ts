import type { SnippetLanguage } from '@hbg/contract/snippets';
import type { Files } from '@hbg/contract/units';

/** The files of a page that shows what a snippet does. */
export function pageOfSnippet(code: string, language: SnippetLanguage): Files {
  if (language === 'html') return { 'index.html': code };
  if (language === 'javascript') return { 'script.js': code };
  return { 'index.html': pageForStyle(code), 'style.css': code };
}

/** Something of everything that a style may be about, and its classes from the outside in. */
function pageForStyle(css: string): string {
  const [outer = 'beispiel', ...inner] = classesIn(css);
  const tiles = Array.from({ length: 6 }, (_, at) => tile(at + 1, inner[at]));
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>Beispielseite</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<h1>Beispielseite</h1>
<p>Ein Absatz mit einem <a href="#mitte">Link</a> und einem <button>Knopf</button></p>
<div class="${outer}" id="mitte">
${tiles.join('\n')}
</div>
</body>
</html>
`;
}

function tile(number: number, name: string | undefined): string {
  return `<div${name ? ` class="${name}"` : ''}>${name ?? `Kachel ${number}`}</div>`;
}

/** In order, each once; what looks like one in a number, a text or a comment is none. */
function classesIn(css: string): string[] {
  const bare = css.replaceAll(/\/\*[^]*?\*\/|"[^"\n]*"|'[^'\n]*'|\{[^{}]*\}/g, ' ');
  const names = Array.from(bare.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name);
  return [...new Set(names)];
}
