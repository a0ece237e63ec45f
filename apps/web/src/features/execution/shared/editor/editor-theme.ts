import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.bool, tags.null, tags.self, tags.tagName],
    color: 'var(--code-keyword)',
  },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.unit, tags.color], color: 'var(--code-number)' },
  { tag: [tags.comment], color: 'var(--code-comment)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
      tags.definition(tags.className),
      tags.attributeName,
    ],
    color: 'var(--code-call)',
  },
]);

const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--text)',
    backgroundColor: 'var(--panel)',
  },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    zIndex: '300',
    inset: '0',
    boxShadow: 'inset 0 0 0 2px color-mix(in srgb, var(--phosphor) 75%, var(--panel))',
    pointerEvents: 'none',
  },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontVariantLigatures: 'none',
    lineHeight: '1.625',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { padding: 'var(--space-12) 0', caretColor: 'var(--phosphor)' },
  '.cm-line': { padding: '0 var(--space-8)' },
  '.cm-cursor': { borderLeft: '2px solid var(--phosphor)' },
  '.cm-gutters': {
    backgroundColor: 'var(--panel)',
    color: 'var(--faint)',
    border: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': {
    minWidth: '2.5rem',
    padding: '0 var(--space-12) 0 var(--space-4)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--text) 4%, transparent)',
  },
  '.cm-activeLineGutter': { color: 'var(--soft)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      backgroundColor: 'var(--phosphor-deep)',
    },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--phosphor)',
    borderRadius: '2px',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    color: 'var(--red)',
  },
  '.cm-errorLine': { backgroundColor: 'color-mix(in srgb, var(--red) 13%, transparent)' },
  '.cm-gutterElement.cm-errorLine': { boxShadow: 'inset 4px 0 0 var(--red)' },
  '.cm-errorPlace': { borderBottom: '2px dotted var(--red)' },
  '.cm-coach': { padding: 'var(--space-8) var(--space-12) var(--space-8) var(--space-8)' },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-8)',
    backgroundColor: 'var(--popup)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-mono)',
    fontSize: '0.9375rem',
    maxHeight: '14rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.75rem' },
  '@media (any-pointer: coarse)': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.625rem 0.75rem' },
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--phosphor-deep)',
    color: 'var(--text)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--phosphor)' },
  '.cm-completionDetail': {
    color: 'var(--faint)',
    fontFamily: 'var(--font-text)',
    fontStyle: 'normal',
    fontSize: 'var(--step-13)',
  },
});

export const editorTheme = [theme, syntaxHighlighting(colours)];
