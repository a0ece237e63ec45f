import type { Lesson, ListedLesson } from '@hbg/contract/lessons';
import { Link } from '@tanstack/react-router';
import {
  AArrowDown,
  AArrowUp,
  CloudCheck,
  CloudOff,
  CloudUpload,
  Footprints,
  History,
  Puzzle,
} from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { usePart } from '../../ui/use-part.ts';
import type { CodeFieldHandle } from '../execution/shared/code-field.tsx';
import { useEditorSize } from '../execution/shared/editor/editor-size.ts';
import type { SyncStatus } from './code/draft-sync.ts';
import type { UsedLessonCode } from './code/use-lesson-code.ts';
import styles from './code-tools.module.css';

type CodeToolsProps = {
  lesson: ListedLesson | Lesson;
  code: UsedLessonCode;
  field: RefObject<CodeFieldHandle | null>;
  isRunning: boolean;
  onSteps: () => void;
};

/** What else there is to do with the code, and whether it is safe. */
export function CodeTools({ lesson, code, field, isRunning, onSteps }: CodeToolsProps) {
  const [open, setOpen] = useState<'timeline' | 'puzzle' | null>(null);
  const { smaller, larger } = useEditorSize();
  const solution = 'solution' in lesson ? lesson.solution : '';
  const close = () => setOpen(null);
  const onFailure = () => {
    close();
    showToast(notLoaded);
  };
  const timeline = usePart({ load: loadTimeline, isWanted: open === 'timeline', onFailure });
  const puzzle = usePart({ load: loadPuzzle, isWanted: open === 'puzzle', onFailure });
  const put = (text: string) => {
    close();
    field.current?.replaceAll(text);
  };
  return (
    <div className={styles.tools}>
      <Button
        size="small"
        variant="ghost"
        icon={<Footprints size={16} />}
        disabled={isRunning}
        onClick={onSteps}
      >
        Schritt für Schritt
      </Button>
      <Button
        size="small"
        variant="ghost"
        icon={<History size={16} />}
        onClick={() => setOpen('timeline')}
      >
        Verlauf
      </Button>
      {solution !== '' && (
        <Button
          size="small"
          variant="ghost"
          icon={<Puzzle size={16} />}
          onClick={() => setOpen('puzzle')}
        >
          Puzzle
        </Button>
      )}
      <Button
        size="small"
        variant="ghost"
        aria-label="Schrift kleiner"
        icon={<AArrowDown size={18} />}
        disabled={!smaller}
        onClick={() => smaller?.()}
      />
      <Button
        size="small"
        variant="ghost"
        aria-label="Schrift größer"
        icon={<AArrowUp size={18} />}
        disabled={!larger}
        onClick={() => larger?.()}
      />
      <Status status={code.status} />
      {code.met && (
        <Met met={code.met} onRead={code.forgetMeeting} onOpen={() => setOpen('timeline')} />
      )}
      {open === 'timeline' && timeline && (
        <timeline.Timeline
          lessonId={lesson.id}
          code={code.code}
          onClose={close}
          onRestore={(text) => {
            void code.keep('restored');
            put(text);
          }}
        />
      )}
      {open === 'puzzle' && puzzle && (
        <puzzle.PuzzleDialog
          solution={solution}
          goals={lesson.goals}
          onClose={close}
          onDone={(text) => {
            void code.keep('replaced');
            put(text);
          }}
        />
      )}
    </div>
  );
}

const loadTimeline = () => import('./timeline/timeline.tsx');
const loadPuzzle = () => import('./puzzle/puzzle-dialog.tsx');

const notLoaded = {
  title: 'Das ließ sich nicht laden',
  description: 'Lade die Seite neu, sobald das WLAN da ist. Dein Code ist sicher.',
  tone: 'destructive',
} as const;

const looks: Readonly<Record<SyncStatus, readonly [icon: typeof CloudOff, text: string]>> = {
  saved: [CloudCheck, 'Gespeichert'],
  unsaved: [CloudUpload, 'Wird gespeichert'],
  saving: [CloudUpload, 'Wird gespeichert'],
  offline: [CloudOff, 'Offline: liegt auf diesem Gerät'],
  locked: [CloudOff, 'Dein Code liegt hier.'],
};

function Status({ status }: { status: SyncStatus }) {
  const [Icon, text] = looks[status];
  return (
    <span className={styles.status} data-status={status} title={text}>
      <Icon size={16} aria-hidden="true" />
      <span>{text}</span>
      {status === 'locked' && (
        <Link to="/login" search={{ weiter: location.pathname }}>
          Melde dich neu an
        </Link>
      )}
    </span>
  );
}

type MetProps = { met: 'won' | 'lost'; onRead: () => void; onOpen: () => void };

/** The code was changed on another device as well; nothing of it is gone. */
function Met({ met, onRead, onOpen }: MetProps) {
  return (
    <output className={styles.met}>
      {met === 'won'
        ? 'Auf einem anderen Gerät stand etwas anderes. Es liegt im Verlauf.'
        : 'Auf einem anderen Gerät ist dieses Programm neuer. Was hier stand, liegt im Verlauf.'}{' '}
      <Button size="small" onClick={onOpen}>
        Verlauf öffnen
      </Button>
      <Button size="small" variant="ghost" onClick={onRead}>
        Verstanden
      </Button>
    </output>
  );
}
