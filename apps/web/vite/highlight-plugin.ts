import { readFile } from 'node:fs/promises';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { parser } from '@lezer/python';
import type { Plugin } from 'vite';
import type { CodeToken } from '../src/ui/code-token.ts';

const SUFFIX = '?tokens';

/** `import example from './example.py?tokens'`: colours without a highlighter in the browser. */
export function highlightPlugin(): Plugin {
  return {
    name: 'highlight-code',
    async load(id) {
      if (!id.endsWith(`.py${SUFFIX}`)) return undefined;
      const path = id.slice(0, -SUFFIX.length);
      this.addWatchFile(path);
      const code = (await readFile(path, 'utf8')).trimEnd();
      return `export default ${JSON.stringify({ code, lines: highlightPython(code) })};`;
    },
  };
}

export function highlightPython(code: string): CodeToken[][] {
  let line: CodeToken[] = [];
  const lines = [line];
  highlightCode(
    code,
    parser.parse(code),
    highlighter,
    (text, style) => line.push(toToken(text, style)),
    () => {
      line = [];
      lines.push(line);
    },
  );
  return lines;
}

const highlighter = tagHighlighter([
  { tag: [tags.keyword, tags.bool, tags.null], class: 'keyword' },
  { tag: tags.string, class: 'string' },
  { tag: tags.function(tags.variableName), class: 'call' },
  { tag: tags.function(tags.propertyName), class: 'call' },
  { tag: tags.number, class: 'number' },
  { tag: tags.comment, class: 'comment' },
]);

const KINDS = ['keyword', 'string', 'call', 'number', 'comment'] as const;

function toToken(text: string, style: string): CodeToken {
  const kind = KINDS.find((kind) => kind === style);
  return kind ? { text, kind } : { text };
}
