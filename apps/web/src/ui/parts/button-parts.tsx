import { CircleHelp, Play, Trash2 } from 'lucide-react';
import { Button, buttonClass } from '../button.tsx';
import { CAPTAIN } from './long-words.ts';
import { PartGroup, PartRow } from './part-group.tsx';

export function ButtonParts() {
  return (
    <PartGroup title="Knöpfe">
      <PartRow>
        <Button variant="primary" icon={<Play size={18} />}>
          Los
        </Button>
        <Button>Lösung zeigen</Button>
        <Button variant="ghost">Zurücksetzen</Button>
        <Button variant="danger" icon={<Trash2 size={18} />}>
          Löschen
        </Button>
        <Button size="icon" aria-label="Hilfe" icon={<CircleHelp size={20} />} />
        <a href="#lektion" className={buttonClass()}>
          Zu den Lektionen
        </a>
      </PartRow>
      <PartRow>
        <Button variant="primary" size="small">
          Erledigt
        </Button>
        <Button size="small">Rückgängig</Button>
        <Button variant="ghost" size="small">
          Leeren
        </Button>
        <Button variant="danger" size="small">
          Entfernen
        </Button>
      </PartRow>
      <BusyAndDisabled />
      <PartRow>
        <Button variant="primary">{CAPTAIN}</Button>
        <Button icon={<Play size={18} />}>{CAPTAIN} an Bord der Garage</Button>
      </PartRow>
    </PartGroup>
  );
}

function BusyAndDisabled() {
  return (
    <PartRow>
      <Button variant="primary" icon={<Play size={18} />} isBusy>
        Läuft ...
      </Button>
      <Button isBusy>Suche...</Button>
      <Button size="small" isBusy>
        Speichern
      </Button>
      <Button size="icon" aria-label="Hilfe" icon={<CircleHelp size={20} />} isBusy />
      <Button variant="primary" disabled>
        Senden
      </Button>
      <Button disabled>Senden</Button>
      <Button variant="ghost" disabled>
        Senden
      </Button>
      <Button variant="danger" disabled>
        Löschen
      </Button>
    </PartRow>
  );
}
