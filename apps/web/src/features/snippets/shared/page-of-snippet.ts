import type { ProgramLanguage } from '@hbg/contract/programs';
import type { SnippetLanguage } from '@hbg/contract/snippets';
import type { Files } from '@hbg/contract/units';

/** The files of a page that shows what a snippet does. */
export function pageOfSnippet(code: string, language: SnippetLanguage): Files {
  if (language === 'html') return { 'index.html': code };
  if (language === 'javascript') return { 'script.js': code };
  return { 'index.html': pageForStyle(code, styleLink), 'style.css': code };
}

type Program = { readonly code: string; readonly language: ProgramLanguage };

/** The same in one file, as a program of the workshop is; null for what doesn't run in the page. */
export function programOfSnippet(code: string, language: SnippetLanguage): Program | null {
  if (language === 'java') return null;
  if (language !== 'css') return { code, language };
  const style = `<style>\n${code.trimEnd()}\n</style>`;
  return { code: pageForStyle(code, style), language: 'html' };
}

const styleLink = '<link rel="stylesheet" href="style.css">';

/** Something of everything that a style may be about, and its classes from the outside in. */
function pageForStyle(css: string, style: string): string {
  const [outer = 'beispiel', ...inner] = classesIn(css);
  const tiles = Array.from({ length: 6 }, (_, at) => tile(at + 1, inner[at]));
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>Beispielseite</title>
${style}
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
