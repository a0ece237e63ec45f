import { endTransitions } from './style-difference.ts';

type State = ':hover' | ':focus' | ':focus-visible' | ':focus-within';

/** No script can hold the mouse over an element: its rules are written once more, for a mark. */
export function pretendState(element: HTMLElement, state: State): void {
  const mark = `data-check${state.replace(':', '-')}`;
  const pattern = new RegExp(`${state}(?![-\\w])`, 'g');
  for (const sheet of element.ownerDocument.styleSheets) repeatRules(sheet, pattern, `[${mark}]`);
  const isOnAncestors = state === ':hover' || state === ':focus-within';
  for (let at: Element | null = element; at; at = isOnAncestors ? at.parentElement : null) {
    at.setAttribute(mark, '');
    endTransitions(at);
  }
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
