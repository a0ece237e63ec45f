import { EditorView } from '@codemirror/view';

/**
 * Where a browser by itself puts a text in the place of lines, it writes inline styles, which the
 * page's policy forbids. What is selected is asked of the browser: the editor may not know it yet.
 */
export const typeOverSelection = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { data, inputType } = event;
    const isTyped = inputType === 'insertText' && data !== null;
    if (!isTyped && !inputType.startsWith('deleteContent')) return false;
    const range = rangeOf(view);
    if (!range || (!isTyped && !spansLines(range, view))) return false;
    event.preventDefault();
    const text = isTyped ? (data ?? '') : '';
    const insert = () =>
      view.state.update({
        changes: { ...range, insert: text },
        selection: { anchor: range.from + text.length },
        userEvent: isTyped ? 'input.type' : 'delete',
      });
    const handlers = isTyped ? view.state.facet(EditorView.inputHandler) : [];
    const isHandled = handlers.some((handle) => handle(view, range.from, range.to, text, insert));
    if (!isHandled) view.dispatch(insert());
    return true;
  },
});

type Range = { readonly from: number; readonly to: number };

/** Null where nothing is selected. */
function rangeOf(view: EditorView): Range | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selectionIn(view) ?? {};
  if (!anchorNode || !focusNode || !view.contentDOM.contains(anchorNode)) return null;
  const ends = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)];
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return from === to ? null : { from, to };
}

/** Within a shadow root only Chromium tells it; others write no styles. */
function selectionIn({ root }: EditorView): Selection | null {
  return 'getSelection' in root && typeof root.getSelection === 'function'
    ? root.getSelection()
    : null;
}

function spansLines({ from, to }: Range, { state }: EditorView): boolean {
  return state.doc.lineAt(from).to < to;
}
