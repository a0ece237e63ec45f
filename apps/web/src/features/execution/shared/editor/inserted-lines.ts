import { isolateHistory, undo } from '@codemirror/commands';
import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Text,
  type Transaction,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  type Panel,
  showPanel,
} from '@codemirror/view';
import { linesOfTheirOwn } from './lines-of-their-own.ts';

type Stretch = { readonly from: number; readonly to: number };

/** What was put in; null when it is no news any more. */
const markInserted = StateEffect.define<Stretch | null>();
const newsMs = 15_000;

/** Puts lines from elsewhere into the program, shows them, and offers to take them back. */
export function insertLines(view: EditorView, lines: string): void {
  if (view.state.field(inserted, false) === undefined) {
    view.dispatch({ effects: StateEffect.appendConfig.of(insertedLines) });
  }
  const { head } = view.state.selection.main;
  const change = linesOfTheirOwn(
    { text: view.state.doc.toString(), start: head, end: head },
    lines,
  );
  const { from, to, insert, start, end } = change;
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: end },
    effects: markInserted.of({ from: start, to: end }),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.paste',
  });
  view.dispatch({ effects: EditorView.announce.of(newsOf(view.state) ?? '') });
  showFrom(view, start);
  view.focus();
}

/** With what stands above it. The editor's own way would scroll the page as well. */
function showFrom(view: EditorView, start: number): void {
  view.requestMeasure({
    read: () => view.lineBlockAt(start).top - 2 * view.defaultLineHeight,
    write: (top) => {
      view.scrollDOM.scrollTop = top;
    },
  });
}

/** With the next change it is history. */
const inserted = StateField.define<Stretch | null>({
  create: () => null,
  update: (stretch, { effects, docChanged }: Transaction) => {
    const told = effects.find((effect) => effect.is(markInserted));
    if (told) return told.value;
    return docChanged ? null : stretch;
  },
  provide: (field) => [
    EditorView.decorations.compute([field], (state) => marksFor(state.doc, state.field(field))),
    showPanel.from(field, (stretch) => stretch && openNews),
  ],
});

const lineMark = Decoration.line({ class: 'cm-insertedLine' });

function marksFor(doc: Text, stretch: Stretch | null): DecorationSet {
  return Decoration.set(linesIn(doc, stretch).map(({ from }) => lineMark.range(from)));
}

function linesIn(doc: Text, stretch: Stretch | null) {
  if (!stretch) return [];
  const [first, last] = [doc.lineAt(stretch.from).number, doc.lineAt(stretch.to).number];
  return Array.from({ length: last - first + 1 }, (_, at) => doc.line(first + at));
}

function newsOf(state: EditorState): string | null {
  const lines = linesIn(state.doc, state.field(inserted)).map(({ number }) => number);
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (first === undefined) return null;
  return first === last ? `Zeile ${first} eingefügt.` : `Zeile ${first} bis ${last} eingefügt.`;
}

/** Below the code, of which it covers nothing. */
function openNews(view: EditorView): Panel {
  const dom = document.createElement('div');
  dom.className = 'cm-inserted';
  const text = document.createElement('span');
  text.textContent = newsOf(view.state);
  const close = button(view, '✕', forget);
  close.ariaLabel = 'Hinweis schließen';
  dom.append(text, button(view, 'Rückgängig', undo), close);
  let timer = setTimeout(() => forget(view), newsMs);
  return {
    dom,
    update: ({ state, startState }) => {
      if (state.field(inserted) === startState.field(inserted, false)) return;
      text.textContent = newsOf(state);
      clearTimeout(timer);
      timer = setTimeout(() => forget(view), newsMs);
    },
    destroy: () => clearTimeout(timer),
  };
}

function button(view: EditorView, text: string, act: (view: EditorView) => unknown) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', () => {
    act(view);
    view.focus();
  });
  return button;
}

function forget(view: EditorView): void {
  view.dispatch({ effects: markInserted.of(null) });
}

const insertedLines: Extension = [
  inserted,
  EditorView.theme({
    '.cm-line.cm-insertedLine': {
      backgroundColor: 'color-mix(in srgb, var(--phosphor) 14%, transparent)',
      boxShadow: 'inset 3px 0 var(--phosphor)',
    },
    // Of its own it would stand above the page's dialogs.
    '.cm-panels': {
      zIndex: '1',
      backgroundColor: 'var(--phosphor-deep)',
      color: 'var(--text)',
    },
    '.cm-panels.cm-panels-bottom': {
      borderTop: '1px solid color-mix(in srgb, var(--phosphor) 40%, var(--line))',
    },
    '.cm-inserted': {
      display: 'flex',
      alignItems: 'center',
      gap: 'var(--space-4)',
      padding: '0 var(--space-4) 0 var(--space-16)',
      fontFamily: 'var(--font-text)',
      fontSize: '0.9375rem',
      lineHeight: '1.4',
    },
    '.cm-inserted > span': { flex: '1', minWidth: '0' },
    '.cm-inserted > button': {
      flex: 'none',
      minWidth: 'var(--touch)',
      minHeight: 'var(--touch)',
      padding: '0 var(--space-12)',
      border: '0',
      borderRadius: 'var(--radius-8)',
      background: 'none',
      color: 'var(--text)',
      font: '600 0.9375rem/1 var(--font-mono)',
      cursor: 'pointer',
    },
    '.cm-inserted > button:hover': {
      backgroundColor: 'color-mix(in srgb, var(--text) 8%, transparent)',
    },
    '.cm-inserted > button:focus-visible': {
      outline: '3px solid var(--phosphor)',
      outlineOffset: '-3px',
    },
  }),
];
