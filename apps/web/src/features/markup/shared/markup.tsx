import { createElement, memo, type ReactNode } from 'react';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Inlines } from '../../../ui/code-text.tsx';
import type { CodeToken } from '../../../ui/code-token.ts';
import type { Inline } from '../../../ui/inlines.ts';
import { highlightPython } from './highlight-python.ts';
import styles from './markup.module.css';
import { type Block, parseMarkup } from './parse-markup.ts';
import { plainLines, useWebLines } from './use-web-lines.ts';

type MarkupProps = {
  text: string;
  /** The heading below which the text stands: `# ` becomes the next one. 0 for a text without its title. */
  under?: 0 | 1 | 2 | 3 | undefined;
  /** What stands above code. */
  codeLabel?: string | undefined;
  /** More buttons above code. */
  codeActions?: ((code: string, language: string) => ReactNode) | undefined;
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
      return createElement(
        headingFor(block.level, look),
        undefined,
        <Inlines parts={block.inlines} />,
      );
    case 'paragraph':
      return (
        <p>
          <Inlines parts={block.inlines} />
        </p>
      );
    case 'list':
      return createElement(
        block.isNumbered ? 'ol' : 'ul',
        undefined,
        ...block.items.map(renderItem),
      );
    default:
      return <Code {...block} {...look} />;
  }
}

function renderItem(parts: readonly Inline[]) {
  return (
    <li>
      <Inlines parts={parts} />
    </li>
  );
}

const headings = ['h2', 'h3', 'h4', 'h5'] as const;

function headingFor(level: 1 | 2, { under = 1 }: Look) {
  return headings[Math.max(0, under + level - 2)] ?? 'h5';
}

type CodeProps = { code: string; language: string } & Look;

/** In the colours of the editor, by what stands behind the fence; without a word it's Python. */
function Code(code: CodeProps) {
  if (['', 'py', 'python'].includes(code.language)) {
    return <Lines {...code} lines={highlightPython(code.code)} />;
  }
  if (code.language === 'ausgabe') return <Lines {...code} lines={plainLines(code.code)} />;
  return <WebCode {...code} />;
}

/** Few texts show it: its colours come after the page. */
function WebCode(props: CodeProps) {
  return <Lines {...props} lines={useWebLines(props.code, props.language)} />;
}

type LinesProps = CodeProps & { lines: CodeToken[][] };

function Lines({ code, language, lines, codeLabel, codeActions }: LinesProps) {
  const isOutput = language === 'ausgabe';
  return (
    <CodeBlock
      label={isOutput ? 'Ausgabe' : codeLabel}
      code={code}
      lines={lines}
      actions={isOutput ? null : codeActions?.(code, language)}
    />
  );
}
