import { createElement, Fragment } from 'react';
import styles from './code-line.module.css';
import type { CodeToken } from './code-token.ts';

/** A line of code in its colours. Tokens are never reordered: they are positional children and need no keys. */
export function CodeLine({ tokens }: { tokens: readonly CodeToken[] }) {
  return createElement(Fragment, undefined, ...tokens.map(renderToken));
}

function renderToken({ text, kind }: CodeToken) {
  return kind ? <span className={styles[kind]}>{text}</span> : text;
}
