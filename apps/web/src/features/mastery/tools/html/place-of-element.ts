import type { Place } from '@hbg/coach/explanation';
import { scanHtml } from '../../../units/shared/page/build/scan-html.ts';

/** Where an element of a page that was read from this HTML has its opening tag; null where it has none. */
export function placeOfElement(html: string, element: Element): Place | null {
  const name = element.localName;
  const same = [...element.ownerDocument.getElementsByTagName(name)];
  const tags = scanHtml(html).filter((tag) => tag.name === name);
  // What the browser adds by itself, such as a body, has no tag.
  const tag = same.length === tags.length ? tags[same.indexOf(element)] : undefined;
  return tag ? placeBetween(html, tag.from, tag.to) : null;
}

function placeBetween(html: string, from: number, to: number): Place {
  const start = placeAt(html, from);
  const end = placeAt(html, to);
  return { ...start, endLine: end.line, endColumn: end.column };
}

function placeAt(html: string, at: number) {
  const lines = html.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
