import type { SnippetLanguage } from '@hbg/contract/snippets';
import type { CodeToken } from '../../ui/code-token.ts';
import { highlightPython } from '../markup/shared/highlight-python.ts';
import { highlightWeb } from '../markup/shared/highlight-web.ts';

/** Line by line; the empty one behind the last line break is none. */
export function highlightSnippet(code: string, language: SnippetLanguage): CodeToken[][] {
  const text = code.trimEnd();
  return language === 'python' ? highlightPython(text) : highlightWeb(text, language);
}
