import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useMedia } from '../../../../ui/use-media.ts';
import { usePart } from '../../../../ui/use-part.ts';
import { useStable } from '../../../../ui/use-stable.ts';
import { whenCalm } from '../../../../ui/when-calm.ts';
import type { Selected } from '../code-editing.ts';
import { CodeField, type CodeFieldHandle, type CodeFieldProps } from '../code-field.tsx';
import styles from './code-editor.module.css';
import { type EditorKit, loadEditorKit } from './load-editor-kit.ts';
import { RichEditor } from './rich-editor.tsx';

type CodeEditorProps = Omit<CodeFieldProps, 'ref'> & {
  /** What the coach says, shown at the line that it is about. */
  coach?: ReactNode;
  ref?: Ref<CodeFieldHandle>;
};

/** The editor; until it is there, and where it can't be, a plain field that does the same. */
export function CodeEditor({ ref, coach, ...props }: CodeEditorProps) {
  const { file = 'main.py' } = props;
  const field = useRef<CodeFieldHandle>(null);
  const { kit, selected } = useKit(field, file);
  useImperativeHandle(ref, () => ({
    goTo: (place) => field.current?.goTo(place),
    focus: () => field.current?.focus(),
    selected: () => field.current?.selected() ?? null,
    replaceAll: (code) => field.current?.replaceAll(code),
    insert: (text) => field.current?.insert(text),
  }));
  const insert = useStable((text: string) => field.current?.insert(text));
  const isTouched = useMedia('(any-pointer: coarse) and (any-hover: none)');
  const keys = usePart({ load: loadKeys, isWanted: isTouched, onFailure: typeWithout });
  return (
    <div className={styles.editor}>
      {kit ? (
        <RichEditor {...props} kit={kit} coach={coach} takesOver={selected} ref={field} />
      ) : (
        <>
          <CodeField {...props} ref={field} />
          {coach && <div className={styles.below}>{coach}</div>}
        </>
      )}
      {isTouched && keys && <keys.TouchKeys file={file} onKey={insert} />}
    </div>
  );
}

const loadKeys = () => import('./touch-keys.tsx');

/** All of it can be typed as well. */
function typeWithout(): void {}

function useKit(field: { readonly current: CodeFieldHandle | null }, file: string) {
  const [loaded, setLoaded] = useState<{ kit: EditorKit | null; selected: Selected | null }>({
    kit: null,
    selected: null,
  });
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      await whenCalm();
      const kit = await loadEditorKit(file);
      if (!isGone && kit) setLoaded({ kit, selected: field.current?.selected() ?? null });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [field, file]);
  return loaded;
}
