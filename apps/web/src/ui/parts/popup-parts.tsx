import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { TextArea, TextField } from '../field.tsx';
import { Select } from '../select.tsx';
import { Tabs } from '../tabs.tsx';
import { showToast } from '../toast.tsx';
import { CAPTAIN, DECREE } from './long-words.ts';
import { PartGroup, PartRow } from './part-group.tsx';

const TABS = [
  { id: 'lesson', title: 'Lektion', content: <p>Hier steht, worum es geht.</p> },
  { id: 'code', title: 'Code', content: <p>Hier wird getippt.</p> },
  { id: 'tasks', title: 'Aufgaben', content: <p>Hier wird geübt.</p> },
  { id: 'long', title: CAPTAIN, content: <p>{DECREE}</p> },
];

export function PopupParts() {
  return (
    <PartGroup title="Reiter, Dialoge, Mitteilungen">
      <Tabs label="Teile der Lektion" tabs={TABS} />
      <PartRow>
        <Dialogs />
        <Toasts />
      </PartRow>
    </PartGroup>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'none' | 'form' | 'text'>('none');
  const close = () => setOpen('none');
  return (
    <>
      <Button onClick={() => setOpen('form')}>Dialog mit Feldern</Button>
      <Button onClick={() => setOpen('text')}>Dialog mit langem Text</Button>
      <Dialog
        title="Neues Projekt"
        isOpen={open === 'form'}
        onClose={close}
        footer={<DialogButtons onClose={close} />}
      >
        <ProjectFields />
      </Dialog>
      <Dialog title={DECREE} isOpen={open === 'text'} onClose={close}>
        {Array.from({ length: 24 }, (_, line) => (
          <p key={line}>Ein {CAPTAIN} liest auch lange Texte bis zum Ende.</p>
        ))}
      </Dialog>
    </>
  );
}

function ProjectFields() {
  const [language, setLanguage] = useState('Python');
  const languages = ['Python', 'JavaScript', 'HTML/CSS'].map((label) => ({ value: label, label }));
  return (
    <>
      <TextField label="Projekt Titel" placeholder="Weltraumspiel" />
      <TextArea label="Beschreibung" />
      <Select label="Sprache" options={languages} value={language} onChange={setLanguage} />
    </>
  );
}

function DialogButtons({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>Abbrechen</Button>
      <Button variant="primary" onClick={onClose}>
        Projekt erstellen
      </Button>
    </>
  );
}

function Toasts() {
  return (
    <>
      <Button onClick={praise}>Mitteilung</Button>
      <Button onClick={refuse}>Fehlermeldung</Button>
      <Button onClick={remove}>Mit Rückgängig</Button>
      <Button onClick={() => showToast({ title: DECREE, action: undo })}>Lange Mitteilung</Button>
    </>
  );
}

function praise() {
  showToast({ title: 'Gut gemacht!', description: 'Dein Programm läuft.' });
}

const undo = { label: 'Rückgängig', onAct: () => showToast({ title: '„Gitarre“ ist wieder da' }) };

function remove() {
  showToast({ title: '„Gitarre“ gelöscht', icon: <Trash2 size={18} />, action: undo });
}

function refuse() {
  showToast({
    title: 'Zugang verweigert',
    description: 'Das Passwort ist nicht korrekt. Frag Papa nach dem geheimen Code!',
    tone: 'destructive',
  });
}
