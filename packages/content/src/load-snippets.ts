import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';
import { type Numbered, numberedFolders, snippetFolder } from './folders.ts';
import { readPage } from './read-page.ts';
import { type Snippet, snippetFront } from './snippet.ts';

/** The built-in snippets, by number. */
export function loadSnippets(folder = snippetFolder): Snippet[] {
  return numberedFolders(folder).map(loadSnippet);
}

function loadSnippet({ number: id, path }: Numbered): Snippet {
  const { front } = readPage(join(path, 'snippet.md'), snippetFront);
  const code = readdirSync(path).find((name) => name.startsWith('code.'));
  if (!code)
    throw new ContentError(path, 1, 'leg den Code neben snippet.md, als code.py oder ähnlich');
  return { id, ...front, code: readFileSync(join(path, code), 'utf8') };
}
