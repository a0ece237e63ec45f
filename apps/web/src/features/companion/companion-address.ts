import type { PersonaId } from './personas.ts';

export type CompanionAddress = {
  begleiter?: PersonaId | undefined;
  /** Brought from another room: it fills the field, and the learner sends it. */
  frage?: string | undefined;
};

/** The router reads `?frage=2048` as a number. */
export function readCompanionAddress(written: {
  begleiter?: unknown;
  frage?: unknown;
}): CompanionAddress {
  const { begleiter, frage } = written;
  const text = typeof frage === 'string' || typeof frage === 'number' ? String(frage).trim() : '';
  return {
    begleiter: begleiter === 'profi' || begleiter === 'bastel' ? begleiter : undefined,
    frage: text === '' ? undefined : text,
  };
}
