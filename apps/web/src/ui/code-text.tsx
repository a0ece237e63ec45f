import { createElement, Fragment } from 'react';

/** A sentence in which what stands in `backticks` is code. */
export function CodeText({ children }: { children: string }) {
  return createElement(Fragment, undefined, ...children.split('`').map(renderPart));
}

// A sentence is never reordered, so its parts are positional children and need no keys.
function renderPart(text: string, index: number) {
  return index % 2 === 1 ? <code>{text}</code> : text;
}
