import type { Place } from '@hbg/coach/explanation';
import type { Files } from '@hbg/contract/units';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';
import type { CodeFieldHandle } from '../../../execution/shared/code-field.tsx';
import { CodeEditor } from '../../../execution/shared/editor/code-editor.tsx';
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
  return (
    <section className={styles.panel} aria-label="Editor">
      <div className={styles.head}>
        <FileTabs id={id} names={names} file={file} failing={mark?.file} onOpen={onOpen} />
        <div className={styles.actions}>{actions}</div>
      </div>
      {names.map((name) => (
        <div
          key={name}
          id={`${id}-${name}`}
          role="tabpanel"
          aria-labelledby={`${id}-${name}-tab`}
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

type FileTabsProps = {
  id: string;
  names: readonly string[];
  file: string;
  failing: string | undefined;
  onOpen: (file: string) => void;
};

function FileTabs({ id, names, file, failing, onOpen }: FileTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const step = ({ key }: KeyboardEvent) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const at = (names.indexOf(file) + by + names.length) % names.length;
    if (by === 0 || names.length < 2) return;
    onOpen(names[at] ?? file);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Dateien" className={styles.tabs}>
      {names.map((name) => (
        <button
          key={name}
          id={`${id}-${name}-tab`}
          type="button"
          role="tab"
          aria-selected={name === file}
          aria-controls={`${id}-${name}`}
          tabIndex={name === file ? 0 : -1}
          className={joinClasses(styles.tab, name === failing && styles.failing)}
          onClick={() => onOpen(name)}
          onKeyDown={step}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
