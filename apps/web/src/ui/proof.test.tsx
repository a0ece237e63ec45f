import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Cabinet, DrawerRow } from './drawer-row.tsx';
import { LevelBar } from './level-bar.tsx';
import { LevelGauge } from './level-gauge.tsx';
import { PROOF_NAMES } from './proof.ts';
import { ProofCells, ProofTube } from './proof-cells.tsx';
import { RarityBadge } from './rarity-badge.tsx';
import { SkillStroke } from './skill-stroke.tsx';

it('names how far something is proven, unless the name stands beside it', () => {
  const { rerender, container } = render(<ProofCells state="due" />);
  expect(container.textContent).toBe(PROOF_NAMES.due);
  rerender(<ProofCells state="due" isNamed />);
  expect(container.textContent).toBe('');
});

it('reads a drawer with its lessons, and says which one is open', () => {
  render(
    <Cabinet label="Kapitel">
      <DrawerRow
        number={3}
        title="Schleifen"
        isOpen
        render={(row) => <button type="button" {...row} />}
      >
        <ProofTube state="sure" title="range genau" />
        <ProofTube state="new" title="break" />
      </DrawerRow>
    </Cabinet>,
  );
  const drawer = screen.getByRole('button', {
    name: '3 Schleifen range genau: Sicher break: neu',
  });
  expect(drawer.getAttribute('aria-current')).toBe('true');
});

it('says level and points as words, German numbers and all', () => {
  render(
    <>
      <LevelGauge level={10} xp={12_500} from={8000} to={20_000} />
      <LevelBar level={3} xp={375} from={300} to={600} />
    </>,
  );
  expect(
    screen.getByRole('img', { name: 'Level 10: 12.500 XP, von 8.000 bis 20.000' }),
  ).toBeDefined();
  expect(screen.getByText('Level 3: 375 XP, von 300 bis 600')).toBeDefined();
});

it('says the rarity of a badge, and how far a locked one has come', () => {
  const { container } = render(
    <>
      <RarityBadge title="Wizard" rarity="rare" icon={null} note="Prüfung Kapitel 8" />
      <RarityBadge
        title="Bug Hunter"
        rarity="uncommon"
        icon={null}
        progress="17 von 25 Reparaturen"
      />
    </>,
  );
  expect(container.textContent).toBe(
    'Wizardselten · Prüfung Kapitel 8Bug Hunter17 von 25 Reparaturen',
  );
});

it('says how exactly a skill is known', () => {
  render(<SkillStroke title="Schleifen" level={7} between={[6, 8.5]} />);
  expect(screen.getByText('7 von 10, wahrscheinlich zwischen 6 und 8,5')).toBeDefined();
});
