import { endTransitions } from './style-difference.ts';

type State = ':hover' | ':focus' | ':focus-visible' | ':focus-within';

/** No script can hold the mouse over an element: its rules are written once more, for a mark. */
export function pretendState(element: HTMLElement, state: State): void {
  const mark = markOf(state);
  const pattern = new RegExp(`${state}(?![-\\w])`, 'g');
  for (const sheet of element.ownerDocument.styleSheets) {
    const done = repeated.get(sheet) ?? new Set();
    repeated.set(sheet, done);
    if (!done.has(state)) repeatRules(sheet, pattern, `[${mark}]`);
    done.add(state);
  }
  const isOnAncestors = state === ':hover' || state === ':focus-within';
  for (let at: Element | null = element; at; at = isOnAncestors ? at.parentElement : null) {
    at.setAttribute(mark, '');
    endTransitions(at);
  }
}

export function endPretence(document: Document, state: State): void {
  const mark = markOf(state);
  for (const element of document.querySelectorAll(`[${mark}]`)) {
    element.removeAttribute(mark);
    endTransitions(element);
  }
}

/** The states whose rules a style sheet has twice. */
const repeated = new WeakMap<CSSStyleSheet, Set<State>>();

function markOf(state: State): string {
  return `data-check${state.replace(':', '-')}`;
}

function repeatRules(rules: CSSStyleSheet | CSSGroupingRule, pattern: RegExp, mark: string): void {
  for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = rules.cssRules[at];
    if (rule instanceof CSSGroupingRule) repeatRules(rule, pattern, mark);
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.match(pattern)) continue;
    const selector = rule.selectorText.replaceAll(pattern, mark);
    rules.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1);
  }
}
