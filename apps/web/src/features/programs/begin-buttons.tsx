import { type ProgramLanguage, programLanguages } from '@hbg/contract/programs';
import { useNavigate } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { type ChangeEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { type Beginning, beginProgram } from './begin-program.ts';
import { fileTypes, readProgram } from './program-file.ts';
import { languageLabels } from './program-language.ts';
import { blankPrograms } from './samples.ts';
import styles from './workshop-page.module.css';

type BeginButtonsProps = { user: string; first: RefObject<HTMLButtonElement | null> };

const choices = programLanguages.map((value) => ({ value, label: languageLabels[value] }));

/** The ways to a new program. */
export function BeginButtons({ user, first }: BeginButtonsProps) {
  const go = useNavigate();
  const size = useMedia('(width < 64rem)') ? 'small' : undefined;
  const [language, setLanguage] = useState<ProgramLanguage>('python');
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
    const opened = await readProgram(file);
    if (opened.kind === 'read') begin(opened.program);
    else
      showToast({
        title: `„${file.name}“ bleibt zu`,
        description: opened.why,
        tone: 'destructive',
      });
  };
  return (
    <div className={styles.begin}>
      <SegmentedChoice label="Sprache" choices={choices} value={language} onChange={setLanguage} />
      <Button
        ref={first}
        size={size}
        icon={<Plus size={18} />}
        onClick={() => begin(blankPrograms[language])}
      >
        Neues Programm
      </Button>
      <Button size={size} icon={<FileUp size={18} />} onClick={() => chooser.current?.click()}>
        Datei öffnen
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={fileTypes}
        hidden
        aria-label="Programmdatei"
        onChange={(event) => void open(event)}
      />
    </div>
  );
}
