import { type KeyboardEvent, useState } from 'react';
import { changeField } from './change-field.ts';
import { breakLine, type Change, type Editing, indentCode, outdentCode } from './code-editing.ts';

/**
 * The keys of a code editor in a text area. Tab indents; after Escape it moves on to the next
 * element, so nobody is caught in the field.
 */
export function useCodeKeys() {
  const [isTabFree, setIsTabFree] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const edit = isTabFree && event.key === 'Tab' ? undefined : editFor(event);
    if (event.key !== 'Shift') setIsTabFree(event.key === 'Escape');
    if (!edit) return;
    event.preventDefault();
    const field = event.currentTarget;
    changeField(field, edit(editingIn(field)));
  };
  return { isTabFree, onKeyDown, onBlur: () => setIsTabFree(false) };
}

type Edit = (editing: Editing) => Change;

function editFor(event: KeyboardEvent): Edit | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Tab') return event.shiftKey ? outdentCode : indentCode;
  return event.key === 'Enter' ? breakLine : undefined;
}

function editingIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Editing {
  return { text: value, start: selectionStart, end: selectionEnd };
}
