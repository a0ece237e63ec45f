import type { Change } from './code-editing.ts';

/** Changes a field as if the learner had typed it, so that it can be undone. */
export function changeField(field: HTMLTextAreaElement, change: Change) {
  const { from, to, insert, start, end } = change;
  field.focus();
  if (field.value.slice(from, to) !== insert) {
    field.setSelectionRange(from, to);
    if (!typeInto(insert)) replaceIn(field, change);
  }
  field.setSelectionRange(start, end);
}

/** The one way by which the browser keeps its undo; every browser has it, no standard does. */
function typeInto(insert: string): boolean {
  if (!('execCommand' in document)) return false;
  return insert === ''
    ? document.execCommand('delete')
    : document.execCommand('insertText', false, insert);
}

function replaceIn(field: HTMLTextAreaElement, { from, to, insert }: Change) {
  field.setRangeText(insert, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
