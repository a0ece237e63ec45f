import { createElement, Fragment } from 'react';
import { inlines } from './markup.tsx';
import { parseInlines } from './parse-markup.ts';

/** A sentence with `code` and **bold** in it. */
export function CodeText({ children }: { children: string }) {
  return createElement(Fragment, undefined, ...inlines(parseInlines(children)));
}
