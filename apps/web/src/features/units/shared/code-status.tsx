import { Link } from '@tanstack/react-router';
import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { SyncStatus } from './code/draft-sync.ts';
import { isTooLong } from './code/program-size.ts';
import { useCodeState } from './code-scope.tsx';
import styles from './code-tools.module.css';

/** Whether the code is safe, and where. */
export function CodeStatus({ onTimeline }: { onTimeline: () => void }) {
  const { code, status, met, forgetMeeting } = useCodeState();
  return (
    <>
      <StatusLine status={isTooLong(code) ? 'too-long' : status} />
      {met && <Met met={met} onRead={forgetMeeting} onOpen={onTimeline} />}
    </>
  );
}

type Status = SyncStatus | 'too-long';

const looks: Readonly<Record<Status, readonly [icon: typeof CloudOff, text: string]>> = {
  saved: [CloudCheck, 'Gespeichert'],
  unsaved: [CloudUpload, 'Wird gespeichert'],
  saving: [CloudUpload, 'Wird gespeichert'],
  offline: [CloudOff, 'Offline: liegt auf diesem Gerät'],
  locked: [CloudOff, 'Dein Code liegt hier.'],
  full: [CloudOff, 'Der Verlauf ist voll: liegt auf diesem Gerät'],
  refused: [CloudOff, 'Liegt nur auf diesem Gerät'],
  'too-long': [CloudOff, 'Sehr langes Programm: liegt nur auf diesem Gerät'],
};

const StatusLine = memo(function StatusLine({ status }: { status: Status }) {
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
});

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
