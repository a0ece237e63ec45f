import { useNavigate } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { type ChangeEvent, type RefObject, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { type Beginning, beginProgram } from './begin-program.ts';
import { readProgram } from './program-file.ts';
import { blankProgram } from './samples.ts';
import styles from './workshop-page.module.css';

type BeginButtonsProps = { user: string; first: RefObject<HTMLButtonElement | null> };

/** The ways to a new program. */
export function BeginButtons({ user, first }: BeginButtonsProps) {
  const go = useNavigate();
  const size = useMedia('(width < 64rem)') ? 'small' : undefined;
  const chooser = useRef<HTMLInputElement>(null);
  const begin = (beginning: Beginning) => {
    const programm = beginProgram(user, beginning);
    void go({ to: '/workshop', search: { programm }, resetScroll: false });
  };
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen once more.
    currentTarget.value = '';
    if (!file) return;
    const program = await readProgram(file);
    if (program.kind === 'read') begin(program);
    else
      showToast({
        title: `„${file.name}“ bleibt zu`,
        description: program.why,
        tone: 'destructive',
      });
  };
  return (
    <div className={styles.begin}>
      <Button ref={first} size={size} icon={<Plus size={18} />} onClick={() => begin(blankProgram)}>
        Neues Programm
      </Button>
      <Button size={size} icon={<FileUp size={18} />} onClick={() => chooser.current?.click()}>
        Datei öffnen
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".py,text/x-python"
        hidden
        aria-label="Python-Datei"
        onChange={(event) => void open(event)}
      />
    </div>
  );
}
