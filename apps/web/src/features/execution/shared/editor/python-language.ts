import type { CompletionSource } from '@codemirror/autocomplete';
import { pythonLanguage } from '@codemirror/lang-python';
import type { EditorLanguage } from './editor-kit.ts';

const python: EditorLanguage = {
  // Not all that belongs to it: its own lists would double ours.
  extensions: [
    pythonLanguage,
    pythonLanguage.data.of({ autocomplete: completeBy('completePython') }),
    pythonLanguage.data.of({ autocomplete: completeBy('completeLocals') }),
  ],
  indent: 4,
};

export function languageOf(): EditorLanguage {
  return python;
}

/** Nothing is offered before the first word is typed. */
function completeBy(source: 'completePython' | 'completeLocals'): CompletionSource {
  return async (context) => {
    const sources = await import('./completions.ts').catch(() => null);
    return sources?.[source](context) ?? null;
  };
}
