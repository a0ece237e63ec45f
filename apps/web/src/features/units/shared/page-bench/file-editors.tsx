import type { Place } from '@hbg/coach/explanation';
import type { Files } from '@hbg/contract/units';
import { type ReactNode, type RefObject, useId } from 'react';
import type { CodeFieldHandle } from '../../../execution/shared/code-field.tsx';
import { CodeEditor } from '../../../execution/shared/editor/code-editor.tsx';
import { FileTabs } from '../bench/file-tabs.tsx';
import styles from './file-editors.module.css';

export type Mark = { readonly file: string; readonly place: Place | null };

export type FileEditorsProps = {
  files: Files;
  /** The one in view. */
  file: string;
  onOpen: (file: string) => void;
  onChange: (file: string, text: string) => void;
  /** Where something is wrong, and what the coach says about it. */
  mark: Mark | null;
  coach: ReactNode;
  /** Beside the tabs. */
  actions: ReactNode;
  fields: RefObject<Map<string, CodeFieldHandle>>;
};

/** One editor for each file; those out of view keep their cursor and what can be undone. */
export function FileEditors(props: FileEditorsProps) {
  const { files, file, onOpen, onChange, mark, coach, actions, fields } = props;
  const id = useId();
  const names = Object.keys(files);
  const idsOf = (name: string) => ({ tab: `${id}-${name}-tab`, panel: `${id}-${name}` });
  return (
    <section className={styles.panel} aria-label="Editor">
      <div className={styles.head}>
        <FileTabs names={names} open={file} onOpen={onOpen} idsOf={idsOf} failing={mark?.file} />
        {actions}
      </div>
      {names.map((name) => (
        <div
          key={name}
          id={idsOf(name).panel}
          role="tabpanel"
          aria-labelledby={idsOf(name).tab}
          className={styles.editor}
          hidden={name !== file}
        >
          <CodeEditor
            ref={(field) => {
              if (field) fields.current.set(name, field);
              else fields.current.delete(name);
            }}
            label={`Dein Code in ${name}`}
            file={name}
            code={files[name] ?? ''}
            onChange={(text) => onChange(name, text)}
            mark={mark?.file === name ? mark.place : null}
            coach={mark?.file === name && coach}
          />
        </div>
      ))}
    </section>
  );
}
