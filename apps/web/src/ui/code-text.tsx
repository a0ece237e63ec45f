import { createElement, Fragment } from 'react';
import styles from './code-text.module.css';
import { type Inline, parseInlines } from './inlines.ts';

/** A sentence with `code` and **bold** in it. */
export function CodeText({ children }: { children: string }) {
  return <Inlines parts={parseInlines(children)} />;
}

/** The same, already taken apart. They become elements, never HTML. */
export function Inlines({ parts }: { parts: readonly Inline[] }) {
  return createElement(Fragment, undefined, ...parts.map(renderInline));
}

// The parts of a sentence are never reordered: they are positional children and need no keys.
function renderInline({ kind, text }: Inline) {
  if (kind === 'text') return text;
  return kind === 'bold' ? <strong>{text}</strong> : <code className={styles.code}>{text}</code>;
}
