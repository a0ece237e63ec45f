import type { CodeToken } from '../../../ui/code-token.ts';
import { highlightPython } from './highlight-python.ts';
import { highlightWeb } from './highlight-web.ts';

/** In the colours of the editor, by what stands behind the fence; without a word it's Python. */
export function highlightCode(code: string, language: string): CodeToken[][] {
  return ['', 'py', 'python'].includes(language)
    ? highlightPython(code)
    : highlightWeb(code, language);
}
