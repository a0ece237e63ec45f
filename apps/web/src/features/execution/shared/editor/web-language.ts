import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import {
  autoCloseTags,
  javascriptLanguage,
  localCompletionSource,
} from '@codemirror/lang-javascript';
import { completeBrowser } from './browser-completions.ts';
import type { EditorLanguage } from './editor-kit.ts';

/** Its list of templates would offer a beginner words like `class` with gaps to fill in. */
const javascript = [
  javascriptLanguage,
  autoCloseTags,
  javascriptLanguage.data.of({ autocomplete: completeBrowser }),
  javascriptLanguage.data.of({ autocomplete: localCompletionSource }),
];

const languages: Readonly<Record<string, EditorLanguage>> = {
  html: { extensions: html(), indent: 2 },
  css: { extensions: css(), indent: 2 },
  js: { extensions: javascript, indent: 2 },
};
const plain: EditorLanguage = { extensions: [], indent: 2 };

/** By the end of the file's name. */
export function languageOf(file: string): EditorLanguage {
  return languages[file.split('.').at(-1) ?? ''] ?? plain;
}
