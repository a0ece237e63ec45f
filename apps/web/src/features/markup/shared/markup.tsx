import { createElement, memo, type ReactNode } from 'react';
import { CodeBlock } from '../../../ui/code-block.tsx';
import type { CodeToken } from '../../../ui/code-token.ts';
import { highlightPython } from './highlight-python.ts';
import styles from './markup.module.css';
import { type Block, type Inline, parseMarkup } from './parse-markup.ts';

type MarkupProps = {
  text: string;
  /** The heading below which the text stands: `# ` becomes the next one. */
  under?: 1 | 2 | 3 | undefined;
  /** What stands above code. */
  codeLabel?: string | undefined;
  /** More buttons above code. */
  codeActions?: ((code: string, language: string) => ReactNode) | undefined;
  /** Colours code; Python's, where none is given. */
  highlight?: ((code: string, language: string) => CodeToken[][]) | undefined;
};

/** Texts of lessons and answers. They become elements, never HTML, and stay when goals are met. */
export const Markup = memo(function Markup({ text, ...look }: MarkupProps) {
  const blocks = parseMarkup(text).map((block) => renderBlock(block, look));
  // A text is never reordered, so its blocks are positional children and need no keys.
  return createElement('div', { className: styles.text }, ...blocks);
});

type Look = Omit<MarkupProps, 'text'>;

function renderBlock(block: Block, look: Look): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(headingFor(block.level, look), undefined, ...inlines(block.inlines));
    case 'paragraph':
      return createElement('p', undefined, ...inlines(block.inlines));
    case 'list':
      return createElement(
        block.isNumbered ? 'ol' : 'ul',
        undefined,
        ...block.items.map((item) => createElement('li', undefined, ...inlines(item))),
      );
    default:
      return <Code {...block} {...look} />;
  }
}

const headings = ['h2', 'h3', 'h4', 'h5'] as const;

function headingFor(level: 1 | 2, { under = 1 }: Look) {
  return headings[under - 1 + level - 1] ?? 'h5';
}

function Code({
  code,
  language,
  codeLabel,
  codeActions,
  highlight = highlightPython,
}: { code: string; language: string } & Look) {
  const label = language === 'ausgabe' ? 'Ausgabe' : codeLabel;
  return (
    <CodeBlock
      label={label}
      code={code}
      lines={language === 'ausgabe' ? plainLines(code) : highlight(code, language)}
      actions={language === 'ausgabe' ? null : codeActions?.(code, language)}
    />
  );
}

function plainLines(code: string) {
  return code.split('\n').map((text) => [{ text }]);
}

export function inlines(parts: readonly Inline[]): ReactNode[] {
  return parts.map(renderInline);
}

// The parts of a sentence are never reordered: they are positional children and need no keys.
function renderInline({ kind, text }: Inline): ReactNode {
  if (kind === 'text') return text;
  return kind === 'bold'
    ? createElement('strong', undefined, text)
    : createElement('code', { className: styles.code }, text);
}
