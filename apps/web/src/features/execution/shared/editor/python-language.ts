import { pythonLanguage } from '@codemirror/lang-python';
import { completeLocals, completePython } from './completions.ts';
import type { EditorLanguage } from './editor-kit.ts';

const python: EditorLanguage = {
  // Not all that belongs to it: its own lists would double ours.
  extensions: [
    pythonLanguage,
    pythonLanguage.data.of({ autocomplete: completePython }),
    pythonLanguage.data.of({ autocomplete: completeLocals }),
  ],
  indent: 4,
};

export function languageOf(): EditorLanguage {
  return python;
}
