import type { Program } from '@hbg/contract/programs';
import { Link } from '@tanstack/react-router';
import { Download, MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { type LastProgram, noteProgram } from '../execution/shared/last-program.ts';
import { useCodeActions } from '../units/shared/code-scope.tsx';
import styles from './program-bench.module.css';
import { saveProgram } from './program-file.ts';
import { languageLabels } from './program-language.ts';
import { useErase } from './use-erase.ts';

const RenameDialog = lazyPart(async () => (await import('./rename-dialog.tsx')).RenameDialog);

type ProgramHeadProps = {
  user: string;
  program: Pick<Program, 'title' | 'language'>;
  /** Once the server has it, it can be renamed and erased. */
  kept: Program | undefined;
  /** With the code as it stands, where a companion can look at it. */
  lastRun?: (() => LastProgram) | undefined;
  onErased: (id: string) => void;
};

/** The name of the program on the bench, and what can be done with all of it. */
export function ProgramHead({ user, program, kept, lastRun, onErased }: ProgramHeadProps) {
  const { title, language } = program;
  const { read } = useCodeActions();
  const [isRenaming, setIsRenaming] = useState(false);
  const erase = useErase(user);
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <h2 className={styles.title}>{title}</h2>
        <Badge>{languageLabels[language]}</Badge>
      </div>
      <div className={styles.actions}>
        {kept && (
          <Button size="small" icon={<Pencil size={16} />} onClick={() => setIsRenaming(true)}>
            Umbenennen
          </Button>
        )}
        <Button
          size="small"
          icon={<Download size={16} />}
          onClick={() => saveProgram({ title, language, code: read() })}
        >
          Als Datei speichern
        </Button>
        {lastRun && <AskCompanion title={title} onAsk={() => noteProgram(user, lastRun())} />}
        {kept && (
          <Button
            size="small"
            icon={<Trash2 size={16} />}
            onClick={() => {
              void erase(kept, read());
              onErased(kept.id);
            }}
          >
            Löschen
          </Button>
        )}
      </div>
      {isRenaming && kept && (
        <Suspense>
          <RenameDialog user={user} program={kept} onClose={() => setIsRenaming(false)} />
        </Suspense>
      )}
    </div>
  );
}

function AskCompanion({ title, onAsk }: { title: string; onAsk: () => void }) {
  return (
    <Link
      to="/ai-companion"
      search={{ frage: `Schau dir mein Programm „${title}“ an: Was kann ich besser machen?` }}
      className={buttonClass({ size: 'small' })}
      onClick={onAsk}
    >
      <MessageCircleQuestion size={16} aria-hidden="true" /> Frag den Begleiter
    </Link>
  );
}
