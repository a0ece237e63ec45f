import { usePart } from '../../../ui/use-part.ts';

/** The first view has nothing to explain: the cards of the coach come right after it. */
export function useCoachCards(isWanted: boolean) {
  return usePart({ load: loadCards, isWanted, onFailure: readWithout });
}

async function loadCards() {
  const [{ CoachCard }, { CoachHints }] = await Promise.all([
    import('./coach-card.tsx'),
    import('./coach-hints.tsx'),
  ]);
  return { CoachCard, CoachHints };
}

/** The console still has Python's own words. */
function readWithout(): void {}
