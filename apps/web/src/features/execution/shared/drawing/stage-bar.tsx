import type { Drawing } from '@hbg/python/drawing/drawing';
import type { DrawingEvent } from '@hbg/python/drawing/events';
import type { Setting } from '@hbg/python/drawing/setting';
import { Download, Square } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import styles from './drawing-stage.module.css';
import { labelOf } from './key-names.ts';
import { clickToEnd } from './pointer-events.ts';
import { savePicture } from './save-picture.ts';

type StageBarProps = {
  drawing: Drawing;
  setting: Setting;
  onEvent: (event: DrawingEvent) => void;
};

export function StageBar({ drawing, setting, onEvent }: StageBarProps) {
  const isToEnd = setting.listening.pointer === 'to-end';
  return (
    <div className={styles.bar}>
      <p className={styles.hint}>{hintFor(setting)}</p>
      {isToEnd && (
        <Button size="small" icon={<Square size={14} />} onClick={() => onEvent(clickToEnd())}>
          Programm beenden
        </Button>
      )}
      <Button
        variant="ghost"
        size="small"
        icon={<Download size={14} />}
        onClick={() => void saveAndTell(drawing)}
      >
        Als Bild speichern
      </Button>
    </div>
  );
}

function hintFor({ listening, title }: Setting): string {
  const { keys, everyKey, isListening, pointer } = listening;
  if ((keys.length > 0 || everyKey) && !isListening) {
    return 'Klick in die Zeichnung, damit die Tasten ankommen. Mit listen() geht es von allein.';
  }
  if (keys.length > 0) return `Tasten: ${keys.map((name) => labelOf(name).sign).join('  ')}`;
  if (pointer === 'to-end') return 'Ein Klick in die Zeichnung beendet dein Programm.';
  return title;
}

async function saveAndTell(drawing: Drawing) {
  if (await savePicture(drawing)) return;
  showToast({
    title: 'Fehler',
    description: 'Das Bild konnte nicht gespeichert werden.',
    tone: 'destructive',
  });
}
