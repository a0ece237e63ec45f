/** What a parent should read, and a child is never left without an answer to. */
export const graveIntents = ['crisis', 'drugs', 'violence', 'sexual', 'contact'] as const;
export type GraveIntent = (typeof graveIntents)[number];

export function isGrave(intent: string): intent is GraveIntent {
  return graveIntents.some((grave) => grave === intent);
}
