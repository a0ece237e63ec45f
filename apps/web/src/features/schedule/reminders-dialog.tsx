import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './calendar-dialog.module.css';
import {
  keepReminderSettings,
  type ReminderSettings,
  readReminderSettings,
} from './shared/reminder-settings.ts';
import { playSound } from './shared/ring.ts';

export function RemindersDialog({ onClose }: { onClose: () => void }) {
  const [settings, setSettings] = useState(readReminderSettings);
  const change = (part: Partial<ReminderSettings>) => {
    const next = { ...settings, ...part };
    keepReminderSettings(next);
    setSettings(next);
    if (part.hasSound) void playSound();
  };
  return (
    <Dialog title="Erinnerungen" isOpen onClose={onClose}>
      <div className={styles.part}>
        <p className={styles.word}>
          Solange HBG in einem Tab offen ist, meldet sich der Stundenplan auf diesem Gerät. War es
          zugeklappt, sagt er nachher, was du verpasst hast.
        </p>
        <Switch
          label="An Termine erinnern"
          value={settings.isOn}
          onChange={(isOn) => change({ isOn })}
        />
        <Switch
          label="Mit leisem Ton"
          isDisabled={!settings.isOn}
          value={settings.hasSound}
          onChange={(hasSound) => change({ hasSound })}
        />
        <SystemNotes />
      </div>
    </Dialog>
  );
}

type Permission = NotificationPermission | 'not there';

function SystemNotes() {
  const [permission, setPermission] = useState<Permission>(readPermission);
  const ask = async () => setPermission(await Notification.requestPermission());
  if (permission === 'default') {
    return (
      <div className={styles.buttons}>
        <Button onClick={() => void ask()}>Auch außerhalb von HBG melden</Button>
      </div>
    );
  }
  return <p className={styles.word}>{words[permission]}</p>;
}

const words = {
  granted: 'Dein Gerät zeigt Erinnerungen auch außerhalb von HBG.',
  denied:
    'Dein Browser zeigt keine Meldungen von HBG. Das lässt sich in seinen Einstellungen ändern.',
  'not there': 'Meldungen außerhalb von HBG kann dieser Browser hier nicht zeigen.',
} as const;

/** Only where the page is secure. */
function readPermission(): Permission {
  return 'Notification' in window && window.isSecureContext ? Notification.permission : 'not there';
}
