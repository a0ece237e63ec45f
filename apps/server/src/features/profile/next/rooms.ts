/** Where something new may come from. */
export type Room = 'learn' | 'python-mastery' | 'html-mastery' | 'math-mastery' | 'ai-companion';

/** As one says where somebody was. */
export const inRoom: Readonly<Record<Room, string>> = {
  learn: 'In den Lektionen',
  'python-mastery': 'In Python Mastery',
  'html-mastery': 'In HTML Mastery',
  'math-mastery': 'Im Mathe-Trainer',
  'ai-companion': 'Beim KI-Begleiter',
};

/** What goals speak of that lead there. */
const words: Readonly<Record<Room, RegExp | null>> = {
  learn: /programmier|coden|python/i,
  'python-mastery': /python/i,
  'html-mastery': /html|css|web(?:site|seite)|homepage|internetseite/i,
  'math-mastery': /mathe|rechnen|bruch|brüche|prozent|algebra|geometrie/i,
  // Its plans find their goals by themselves.
  'ai-companion': null,
};

export function goalOf(room: Room, goals: readonly string[]): string | null {
  return goals.find((goal) => words[room]?.test(goal)) ?? null;
}

/** What begins alike lies in one room: `/learn/1/28`, `/math-mastery?art=B4`. */
export function placeBegins(address: string): string {
  return address.split(/[/?#]/)[1] ?? '';
}
