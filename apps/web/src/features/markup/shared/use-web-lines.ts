import type { CodeToken } from '../../../ui/code-token.ts';
import { usePart } from '../../../ui/use-part.ts';
import { codeLines } from './code-lines.ts';

/** Lines of a language other than Python: their colours come after the page. */
export function useWebLines(code: string, language: string): CodeToken[][] {
  const web = usePart({ load: loadWeb, isWanted: true, onFailure: stayPlain });
  return web ? web.highlightWeb(code, language) : plainLines(code);
}

export function plainLines(code: string): CodeToken[][] {
  return codeLines([{ text: code }]);
}

const loadWeb = () => import('./highlight-web.ts');

function stayPlain(): void {}
