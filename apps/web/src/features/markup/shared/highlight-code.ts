import type { CodeToken } from '../../../ui/code-token.ts';
import { highlightPython } from './highlight-python.ts';
import { highlightWeb } from './highlight-web.ts';

/** Line by line, Python or a language of the web. */
export function highlightCode(code: string, language: string): CodeToken[][] {
  return language === 'python' ? highlightPython(code) : highlightWeb(code, language);
}
