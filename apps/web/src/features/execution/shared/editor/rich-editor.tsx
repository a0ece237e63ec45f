import type { EditorView } from '@codemirror/view';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Selected } from '../code-editing.ts';
import type { CodeFieldHandle, CodeFieldProps } from '../code-field.tsx';
import { KeyHint } from '../key-hint.tsx';
import styles from './code-editor.module.css';
import { useEditorSize } from './editor-size.ts';
import type { EditorKit } from './load-editor-kit.ts';

type RichEditorProps = Omit<CodeFieldProps, 'ref'> & {
  kit: EditorKit;
  coach: ReactNode;
  /** Where somebody was writing in the plain field, whose place this takes. */
  takesOver: Selected | null;
  ref: Ref<CodeFieldHandle>;
};

export function RichEditor(props: RichEditorProps) {
  const { kit, code, mark, coach, ref } = props;
  const host = useRef<HTMLDivElement>(null);
  const [isTabFree, setIsTabFree] = useState(false);
  const view = useView(host, props, setIsTabFree);
  const { rem } = useEditorSize();
  useImperativeHandle(ref, () => handleFor(view, kit));
  useLayoutEffect(() => {
    if (!view.current) return;
    kit.adoptCode(view.current, code);
    kit.showError(view.current, mark);
    kit.setFontSize(view.current, rem);
  });
  return (
    <>
      <div ref={host} className={styles.host}>
        {coach && mark && (
          <div slot={kit.coachSlot} className={styles.coach}>
            {coach}
          </div>
        )}
      </div>
      {coach && !mark && <div className={styles.below}>{coach}</div>}
      <KeyHint isTabFree={isTabFree} />
    </>
  );
}

/** Made once; what it tells goes to those who are asked for at that time. */
function useView(
  host: RefObject<HTMLDivElement | null>,
  props: RichEditorProps,
  onTabFree: (isFree: boolean) => void,
) {
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const { kit, code, label, file = 'main.py', takesOver } = latest.current;
    if (!host.current) return undefined;
    const opened = kit.openEditor(host.current, {
      code,
      label,
      language: kit.languageOf(file),
      onChange: (code) => latest.current.onChange(code),
      onTabFree,
    });
    view.current = opened;
    if (takesOver) kit.select(opened, takesOver);
    return () => {
      view.current = null;
      opened.destroy();
    };
  }, [host, onTabFree]);
  return view;
}

function handleFor(view: { readonly current: EditorView | null }, kit: EditorKit): CodeFieldHandle {
  const on = (act: (view: EditorView) => void) => {
    if (view.current) act(view.current);
  };
  return {
    goTo: (place) => on((view) => kit.goTo(view, place)),
    focus: () => on((view) => view.focus()),
    selected: () => (view.current?.hasFocus ? kit.selectedIn(view.current) : null),
    replaceAll: (code) => on((view) => kit.replaceAll(view, code)),
    insert: (text) => on((view) => kit.insertText(view, text)),
  };
}
