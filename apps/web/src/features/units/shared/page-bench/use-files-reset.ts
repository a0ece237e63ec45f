import type { Files } from '@hbg/contract/units';
import { useState } from 'react';

type FilesReset = {
  readonly files: Files;
  readonly starter: Files;
  readonly onChange: (files: Files) => void;
  readonly onReset?: (() => void) | undefined;
};

type Reset = { readonly kind: 'reset' | 'undo'; readonly act: () => void };

/** Back to the files of the starter, and from there back to what they replaced. */
export function useFilesReset({ files, starter, onChange, onReset }: FilesReset): Reset | null {
  const [replaced, setReplaced] = useState<Files | null>(null);
  const isStarter = Object.keys(starter).every((name) => files[name] === starter[name]);
  if (isStarter) return replaced && { kind: 'undo', act: () => onChange(replaced) };
  const reset = () => {
    setReplaced(files);
    onReset?.();
    onChange(starter);
  };
  return { kind: 'reset', act: reset };
}
