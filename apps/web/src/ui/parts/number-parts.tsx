import { useState } from 'react';
import { DateField } from '../date-field.tsx';
import { NumberField } from '../number-field.tsx';
import { Slider } from '../slider.tsx';
import { TimeField } from '../time-field.tsx';
import { CAPTAIN, DECREE } from './long-words.ts';
import { PartGrid, PartGroup } from './part-group.tsx';

export function NumberParts() {
  return (
    <PartGroup title="Zahlen, Tage, Zeiten">
      <Numbers />
      <Moments />
      <Sliders />
    </PartGroup>
  );
}

function Numbers() {
  const [points, setPoints] = useState<number | null>(1234.5);
  const [minutes, setMinutes] = useState<number | null>(15);
  const [none, setNone] = useState<number | null>(null);
  return (
    <PartGrid>
      <NumberField label="Ergebnis" value={points} onChange={setPoints} step={0.5} />
      <NumberField
        label="Erinnerung"
        hint="So lange vorher klingelt es."
        unit="Minuten"
        value={minutes}
        onChange={setMinutes}
        min={0}
        max={1440}
        step={15}
        isWhole
      />
      <NumberField
        label="Stunden"
        placeholder="0"
        error="Wie lange hast du gebaut?"
        value={none}
        onChange={setNone}
      />
      <NumberField label="Gesperrt" value={7} onChange={setNone} isDisabled />
      <NumberField label={DECREE} unit="Kapitäne" value={minutes} onChange={setMinutes} />
    </PartGrid>
  );
}

function Moments() {
  const [day, setDay] = useState<string | null>('2026-11-24');
  const [start, setStart] = useState<string | null>('16:30');
  const [none, setNone] = useState<string | null>(null);
  return (
    <PartGrid>
      <DateField label="Erster Tag" value={day} onChange={setDay} />
      <DateField
        label="Letzter Tag"
        hint="Leer heißt: ohne Ende."
        value={none}
        onChange={setNone}
        min={day ?? undefined}
      />
      <DateField
        label="Abgabe"
        error="Bis wann soll es fertig sein?"
        value={none}
        onChange={setNone}
      />
      <DateField label="Gesperrt" value="2026-12-24" onChange={setNone} isDisabled />
      <TimeField label="Startzeit" value={start} onChange={setStart} />
      <TimeField
        label="Endzeit"
        error="Das Ende liegt vor dem Anfang."
        value="15:00"
        onChange={setStart}
      />
      <TimeField label="Gesperrt" value="08:00" onChange={setStart} isDisabled />
    </PartGrid>
  );
}

function Sliders() {
  const [count, setCount] = useState(12);
  const [rate, setRate] = useState(0.3);
  return (
    <PartGrid>
      <Slider
        label="Durchgänge"
        hint="Mit jedem lernt die Linie dazu."
        value={count}
        onChange={setCount}
        min={0}
        max={40}
      />
      <Slider
        label={CAPTAIN}
        value={rate}
        onChange={setRate}
        min={0}
        max={1}
        step={0.01}
        format={inPercent}
      />
      <Slider label="Gesperrt" value={3} onChange={setCount} min={1} max={5} isDisabled />
    </PartGrid>
  );
}

function inPercent(share: number): string {
  return share.toLocaleString('de-DE', { style: 'percent' });
}
