/** How far something is proven, from untouched to mastered; due is mastered and to be asked again. */
export type ProofState = 'new' | 'tried' | 'familiar' | 'sure' | 'mastered' | 'due';

export const PROOF_NAMES: Readonly<Record<ProofState, string>> = {
  new: 'neu',
  tried: 'Versucht',
  familiar: 'Vertraut',
  sure: 'Sicher',
  mastered: 'Gemeistert',
  due: 'Auffrischen',
};

/** Of four cells. */
export const PROOF_CHARGE: Readonly<Record<ProofState, number>> = {
  new: 0,
  tried: 1,
  familiar: 2,
  sure: 3,
  mastered: 4,
  due: 3,
};
