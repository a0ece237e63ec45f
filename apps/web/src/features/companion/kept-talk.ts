import { parseEntry, visitMemory } from '../../ui/entries.ts';
import type { PersonaId } from './personas.ts';
import type { Turn } from './turn.ts';

type KeptTalk = { readonly persona: PersonaId; readonly turns: readonly Turn[] };

const mostTurns = 50;

/** Until this tab is closed: whom a learner talks to, and what was said. */
export function keepTalk(owner: string, persona: PersonaId, turns: readonly Turn[]): void {
  const talk: KeptTalk = { persona, turns: turns.slice(-mostTurns) };
  visitMemory.write(entryOf(owner), JSON.stringify(talk));
}

/** Nothing of another one: whoever is new to the talk begins with a greeting. */
export function keptTurns(owner: string, persona: PersonaId): readonly Turn[] {
  const talk = readTalk(owner);
  return talk?.persona === persona ? talk.turns : [];
}

export function keptPersona(owner: string): PersonaId | undefined {
  return readTalk(owner)?.persona;
}

function readTalk(owner: string): KeptTalk | null {
  return parseEntry(visitMemory.read(entryOf(owner)), isTalk);
}

function isTalk(value: unknown): value is KeptTalk {
  if (typeof value !== 'object' || value === null) return false;
  return 'persona' in value && 'turns' in value && Array.isArray(value.turns);
}

function entryOf(owner: string): string {
  return `companion/${owner}`;
}
