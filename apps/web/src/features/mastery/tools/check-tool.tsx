import type { Place } from '@hbg/coach/explanation';
import { NotebookText, SearchCheck, TextCursorInput } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useOwnLearner } from '../../account/shared/use-own-learner.ts';
import type { CodeFieldHandle } from '../../execution/shared/code-field.tsx';
import { CodeEditor } from '../../execution/shared/editor/code-editor.tsx';
import { placeNow } from '../../execution/shared/place-now.ts';
import { lessonCode } from '../lesson-code.ts';
import styles from './check-tool.module.css';
import type { Finding, Report } from './finding.ts';
import { FindingList } from './finding-list.tsx';
import { keepText, keptText } from './kept-text.ts';
import type { ToolProps } from './tool-list.tsx';

type CheckToolProps = ToolProps & {
  /** Its end tells the language. */
  file: string;
  label: string;
  intro: string;
  /** With some of what the tool finds in it. */
  sample: string;
  /** In characters. */
  longest: number;
  check: (code: string) => Promise<Report>;
};

type State =
  | { readonly kind: 'idle' | 'busy' | 'failed' }
  | { readonly kind: 'checked'; readonly code: string; readonly report: Report };

/** Code of the lesson, or pasted or typed, a button, and what the tool has to say about it. */
export function CheckTool(props: CheckToolProps) {
  const { file, label, intro, sample, longest } = props;
  const field = useRef<CodeFieldHandle>(null);
  const { code, ofLesson, change, state, run } = useChecked(props);
  const isEmpty = code.trim() === '';
  const isTooLong = code.length > longest;
  return (
    <div className={styles.tool}>
      <p className={styles.intro}>
        {intro} {!isEmpty && code === ofLesson && 'Hier steht, was die Lektion gerade zeigt.'}
      </p>
      <div className={styles.editor}>
        <CodeEditor
          ref={field}
          file={file}
          label={label}
          code={code}
          onChange={change}
          mark={null}
        />
      </div>
      {isTooLong && (
        <p role="alert" className={styles.problem}>
          Das ist zu lang: höchstens {longest.toLocaleString('de')} Zeichen.
        </p>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={<SearchCheck size={18} />}
          disabled={isEmpty || isTooLong}
          isBusy={state.kind === 'busy'}
          onClick={() => void run()}
        >
          Prüfen
        </Button>
        {isEmpty && <Starts ofLesson={ofLesson} sample={sample} onPick={change} />}
      </div>
      {state.kind === 'failed' && (
        <p role="alert" className={styles.problem}>
          Das ließ sich gerade nicht prüfen. Dein Code steht noch da: Versuch es gleich noch einmal.
        </p>
      )}
      {state.kind === 'checked' && (
        <FindingList
          report={{ ...state.report, findings: placedNow(state, code) }}
          isOld={state.code !== code}
          onGoTo={(place: Place) => field.current?.goTo(place)}
        />
      )}
    </div>
  );
}

type StartsProps = { ofLesson: string; sample: string; onPick: (code: string) => void };

/** What an empty field can begin with. */
function Starts({ ofLesson, sample, onPick }: StartsProps) {
  return (
    <>
      {ofLesson.trim() !== '' && (
        <Button icon={<NotebookText size={18} />} onClick={() => onPick(ofLesson)}>
          Aus der Lektion einsetzen
        </Button>
      )}
      <Button icon={<TextCursorInput size={18} />} onClick={() => onPick(sample)}>
        Beispiel mit Fehlern einsetzen
      </Button>
    </>
  );
}

/** With their places in the code as it stands now. */
function placedNow(checked: Extract<State, { kind: 'checked' }>, now: string): Finding[] {
  return checked.report.findings.map((finding) => ({
    ...finding,
    place: finding.place && placeNow(finding.place, checked.code, now),
  }));
}

function useChecked({ file, lesson, check }: Pick<CheckToolProps, 'file' | 'lesson' | 'check'>) {
  const learner = useOwnLearner();
  const [ofLesson] = useState(() => lessonCode(learner, lesson, file));
  const [code, setCode] = useState(() => keptText(learner, file) ?? ofLesson);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const change = (next: string) => {
    keepText(learner, file, next === ofLesson ? null : next);
    setCode(next);
  };
  const run = async () => {
    setState({ kind: 'busy' });
    try {
      setState({ kind: 'checked', code, report: await check(code) });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  return { code, ofLesson, change, state, run };
}
