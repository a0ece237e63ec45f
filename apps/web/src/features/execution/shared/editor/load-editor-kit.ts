export type EditorKit = typeof import('./python-editor.ts');

let loading: Promise<EditorKit> | null = null;

/** Only where its styles may be mounted without loosening the page's policy, and text has a layout. */
export function loadEditorKit(): Promise<EditorKit | null> {
  const isAble = 'adoptedStyleSheets' in document && 'getClientRects' in Range.prototype;
  if (!isAble) return Promise.resolve(null);
  loading ??= import('./python-editor.ts');
  return loading.catch(() => {
    loading = null;
    return null;
  });
}
