import { getIndentUnit } from '@codemirror/language';
import type { Command } from '@codemirror/view';

/** Backspace in the margin of a line takes away one whole step of it. */
export const outdentAtMargin: Command = (view) => {
  const { state } = view;
  const { main, ranges } = state.selection;
  if (ranges.length > 1 || !main.empty) return false;
  const line = state.doc.lineAt(main.head);
  const before = state.sliceDoc(line.from, main.head);
  if (before === '' || before.trim() !== '' || before.includes('\t')) return false;
  const count = before.length % getIndentUnit(state) || getIndentUnit(state);
  view.dispatch(
    state.update({
      changes: { from: main.head - count, to: main.head },
      userEvent: 'delete.backward',
    }),
  );
  return true;
};
