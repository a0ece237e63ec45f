import type { Recommendation } from '@hbg/contract/profile';

export const recommendationKinds: Readonly<Record<Recommendation['kind'], string>> = {
  next: 'Weiter',
  refresh: 'Auffrischen',
  new: 'Neues',
};

export function minutesWords({ address, minutes }: Recommendation): string {
  // What a companion helps to build goes on as long as one likes.
  return address.startsWith('/ai-companion') ? `${minutes} min für den Anfang` : `${minutes} min`;
}
