import { Bug, Footprints, Repeat, Wand } from 'lucide-react';
import { Cabinet, DrawerRow } from '../drawer-row.tsx';
import { LevelBar } from '../level-bar.tsx';
import { LevelGauge } from '../level-gauge.tsx';
import { PROOF_NAMES, type ProofState } from '../proof.ts';
import { ProofCells, ProofTube } from '../proof-cells.tsx';
import { RarityBadge } from '../rarity-badge.tsx';
import { SkillStroke } from '../skill-stroke.tsx';
import { CAPTAIN, DECREE } from './long-words.ts';
import { PartGrid, PartGroup, PartList, PartRow } from './part-group.tsx';

const STATES: ProofState[] = ['new', 'tried', 'familiar', 'sure', 'mastered', 'due'];

export function ProofParts() {
  return (
    <PartGroup title="Level, Nachweis, Seltenheit, Können">
      <PartGrid>
        <div>
          <PartRow>
            <LevelGauge level={3} xp={375} from={300} to={600} />
            <LevelGauge level={10} xp={12_500} from={8000} to={12_500} />
          </PartRow>
        </div>
        <LevelBar level={3} xp={375} from={300} to={600} />
        <PartList>
          {STATES.map((state) => (
            <PartRow key={state}>
              <ProofCells state={state} isNamed />
              <span>{PROOF_NAMES[state]}</span>
            </PartRow>
          ))}
        </PartList>
        <PartList>
          <RarityBadge title="Erste Schritte" rarity="common" icon={<Footprints />} note="25 XP" />
          <RarityBadge
            title="Schleifenprofi"
            rarity="uncommon"
            icon={<Repeat />}
            note="Prüfung Kapitel 3"
          />
          <RarityBadge title={CAPTAIN} rarity="rare" icon={<Wand />} note={DECREE} />
          <RarityBadge
            title="Bug Hunter"
            rarity="uncommon"
            icon={<Bug />}
            progress="17 von 25 Reparaturen"
          />
        </PartList>
        <Chapters />
        <div>
          <SkillStroke title="Schleifen" note="vor 3 Tagen" level={7} between={[6, 8]} />
          <SkillStroke title="Donaudampfschifffahrt" level={10} between={[9.5, 10]} />
          <SkillStroke title="Neu" level={0} between={[0, 2.5]} />
        </div>
      </PartGrid>
    </PartGroup>
  );
}

function Chapters() {
  return (
    <Cabinet label="Kapitel">
      <DrawerRow number={2} title="Entscheidungen" isOpen={false} render={drawer}>
        <ProofTube state="mastered" title="if" />
        <ProofTube state="mastered" title="else" />
        <ProofTube state="sure" title="elif" />
        <ProofTube state="due" title="and und or" />
      </DrawerRow>
      <DrawerRow number={3} title="Schleifen" isOpen render={drawer}>
        <ProofTube state="sure" title="range genau" />
        <ProofTube state="familiar" title="while und break" />
        <ProofTube state="tried" title="Zählen und Sammeln" />
        <ProofTube state="new" title="Schleife in Schleife" />
      </DrawerRow>
      <DrawerRow number={4} title={CAPTAIN} isOpen={false} isUntouched render={drawer}>
        75 XP
      </DrawerRow>
    </Cabinet>
  );
}

const drawer = (row: Parameters<Parameters<typeof DrawerRow>[0]['render']>[0]) => (
  <button type="button" {...row} />
);
