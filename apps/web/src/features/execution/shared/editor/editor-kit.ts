import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete';
import {
  copyLineDown,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  insertTab,
  moveLineDown,
  moveLineUp,
  standardKeymap,
  toggleComment,
} from '@codemirror/commands';
import { bracketMatching, getIndentUnit, indentOnInput, indentUnit } from '@codemirror/language';
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import {
  drawSelection,
  type EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  type KeyBinding,
  keymap,
  lineNumbers,
  EditorView as View,
} from '@codemirror/view';
import type { Place } from '@hbg/coach/explanation';
import type { Selected } from '../code-editing.ts';
import { keyHint } from '../key-hint.tsx';
import { editorTheme } from './editor-theme.ts';
import { coachSlot, errorMark, showError } from './error-mark.ts';
import { germanPhrases } from './german-phrases.ts';
import { insertLines } from './inserted-lines.ts';
import { outdentAtMargin } from './outdent-at-margin.ts';
import { typeOverSelection } from './type-over-selection.ts';

/** What an editor knows of the language that is written in it. */
export type EditorLanguage = {
  readonly extensions: Extension;
  /** Spaces of one step in. */
  readonly indent: 2 | 4;
};

export type EditorOptions = {
  readonly code: string;
  readonly language: EditorLanguage;
  readonly label: string;
  readonly onChange: (code: string) => void;
  /** Whether Tab moves on now instead of indenting. */
  readonly onTabFree: (isFree: boolean) => void;
};

const size = new Compartment();

/** An editor within a shadow root: there its styles keep to the page's policy. */
function openEditor(host: HTMLElement, options: EditorOptions): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const hint = hintIn(root);
  const state = EditorState.create({ doc: options.code, extensions: extensionsFor(options) });
  const view = new View({ state, parent: root, root });
  root.append(hint);
  return view;
}

/** What the content is described by must stand in the same root. */
function hintIn(root: ShadowRoot): HTMLElement {
  root.replaceChildren();
  const hint = document.createElement('p');
  hint.id = hintId;
  hint.hidden = true;
  hint.textContent = keyHint;
  return hint;
}

const hintId = 'tasten';

/** The code as the page has it: another tab may have changed it. */
function adoptCode(view: EditorView, code: string): void {
  const { doc } = view.state;
  if (doc.toString() === code) return;
  view.dispatch({ changes: { from: 0, to: doc.length, insert: code } });
}

function replaceAll(view: EditorView, code: string): void {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: code },
    selection: { anchor: 0 },
    scrollIntoView: true,
    userEvent: 'input',
  });
  view.focus();
}

/** What ends with a line break are lines of their own; all else goes to where the cursor is. */
function insertText(view: EditorView, text: string): void {
  if (text.endsWith('\n')) return insertLines(view, text);
  const { state } = view;
  view.dispatch(
    state.update(state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true }),
  );
  view.focus();
}

function goTo(view: EditorView, place: Place): void {
  const { doc } = view.state;
  const at = (line: number, column: number) => {
    const { from, to } = doc.line(Math.min(line, doc.lines));
    return Math.min(from + column - 1, to);
  };
  const anchor = at(place.line, place.column);
  const head = Math.max(anchor, at(place.endLine, place.endColumn));
  view.dispatch({
    selection: { anchor, head },
    effects: View.scrollIntoView(anchor, { y: 'center' }),
  });
  view.focus();
}

function select(view: EditorView, { start, end }: Selected): void {
  const { length } = view.state.doc;
  view.dispatch({
    selection: { anchor: Math.min(start, length), head: Math.min(end, length) },
    scrollIntoView: true,
  });
  view.focus();
}

function selectedIn({ state }: EditorView): Selected {
  const { from, to } = state.selection.main;
  return { start: from, end: to };
}

function setFontSize(view: EditorView, rem: number): void {
  if (size.get(view.state) === sizes.get(rem)) return;
  view.dispatch({ effects: size.reconfigure(themeFor(rem)) });
}

const sizes = new Map<number, Extension>();

function themeFor(rem: number): Extension {
  const known = sizes.get(rem) ?? View.theme({ '&': { fontSize: `${rem}rem` } });
  sizes.set(rem, known);
  return known;
}

function extensionsFor(options: EditorOptions): Extension[] {
  const { extensions, indent } = options.language;
  return [
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    View.lineWrapping,
    indentUnit.of(' '.repeat(indent)),
    EditorState.tabSize.of(indent),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    extensions,
    // Nothing is chosen unasked: Enter ends a line, whatever list is open.
    autocompletion({ selectOnOpen: false, icons: false, maxRenderedOptions: 40 }),
    EditorState.phrases.of(germanPhrases),
    errorMark(),
    editorTheme,
    size.of([]),
    keys(),
    // Also when Escape closes a list.
    Prec.highest(tellTabs(options)),
    typeOverSelection,
    View.contentAttributes.of({
      'aria-label': options.label,
      'aria-describedby': hintId,
      autocapitalize: 'none',
      autocomplete: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
      translate: 'no',
      'data-gramm': 'false',
      tabindex: '0',
    }),
    View.updateListener.of(({ docChanged, state }) => {
      if (docChanged) options.onChange(state.doc.toString());
    }),
  ];
}

/**
 * Chosen one by one: of the usual set, `Strg+Alt+\` is how a German keyboard types a backslash.
 */
function keys(): Extension {
  const own: KeyBinding[] = [
    { key: 'Tab', run: (view) => acceptOpen(view) || indentOrTab(view), shift: indentLess },
    { key: 'Backspace', run: outdentAtMargin },
    { key: 'Mod-/', run: toggleComment },
    { key: 'Mod-#', run: toggleComment },
    { key: 'Alt-ArrowUp', run: moveLineUp },
    { key: 'Alt-ArrowDown', run: moveLineDown },
    { key: 'Shift-Alt-ArrowDown', run: copyLineDown },
  ];
  return [
    Prec.high(keymap.of(own)),
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...standardKeymap]),
  ];
}

function acceptOpen(view: EditorView): boolean {
  return completionStatus(view.state) === 'active' && acceptCompletion(view);
}

/** A selection moves as a whole; otherwise spaces up to the next step. */
function indentOrTab(view: EditorView): boolean {
  const { state } = view;
  if (state.selection.ranges.some((range) => !range.empty)) return indentMore(view);
  const { head } = state.selection.main;
  const column = head - state.doc.lineAt(head).from;
  const step = getIndentUnit(state);
  const insert = ' '.repeat(step - (column % step));
  if (state.readOnly) return insertTab(view);
  view.dispatch(state.update(state.replaceSelection(insert), { userEvent: 'input' }));
  return true;
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** After Escape, and until another key, Tab leaves the editor: nobody is caught in it. */
function tellTabs({ onTabFree }: EditorOptions): Extension {
  const set = (view: EditorView, isFree: boolean) => {
    view.setTabFocusMode(isFree);
    onTabFree(isFree);
  };
  return View.domEventHandlers({
    keydown: ({ key }, view) => {
      if (key === 'Escape') set(view, true);
      else if (key !== 'Tab' && !modifiers.has(key)) set(view, false);
      return false;
    },
    blur: (_, view) => {
      set(view, false);
      return false;
    },
  });
}

/** What a page does with an editor. */
export const editorKit = {
  openEditor,
  adoptCode,
  replaceAll,
  insertText,
  goTo,
  select,
  selectedIn,
  setFontSize,
  showError,
  coachSlot,
};
