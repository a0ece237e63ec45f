import type { EditorLanguage } from './editor-kit.ts';

export type EditorKit = typeof import('./editor-kit.ts')['editorKit'] & {
  readonly languageOf: (file: string) => EditorLanguage;
};

const languages = {
  python: () => import('./python-language.ts'),
  web: () => import('./web-language.ts'),
};
type Mode = keyof typeof languages;

const loading = new Map<Mode, Promise<EditorKit>>();

/** Only where its styles may be mounted without loosening the page's policy, and text has a layout. */
export function loadEditorKit(file: string): Promise<EditorKit | null> {
  const isAble = 'adoptedStyleSheets' in document && 'getClientRects' in Range.prototype;
  if (!isAble) return Promise.resolve(null);
  const mode = modeOf(file);
  const kit = loading.get(mode) ?? load(mode);
  loading.set(mode, kit);
  return kit.catch(() => {
    loading.delete(mode);
    return null;
  });
}

async function load(mode: Mode): Promise<EditorKit> {
  const [{ editorKit }, { languageOf }] = await Promise.all([
    import('./editor-kit.ts'),
    languages[mode](),
  ]);
  return { ...editorKit, languageOf };
}

function modeOf(file: string): Mode {
  return file.endsWith('.py') ? 'python' : 'web';
}
