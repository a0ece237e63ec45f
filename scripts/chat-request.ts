import { everything, type Which } from '../apps/server/src/ai/chat-store.ts';
import { OperatorError } from '../apps/server/src/operator-error.ts';

const flags = { show: '--full', erase: '--yes' } as const;

type ChatRequest = {
  readonly action: 'overview' | keyof typeof flags;
  readonly which: Which;
  /** Whole answers, or no question before erasing. */
  readonly flag: boolean;
};

export function readChatRequest([action, ...words]: readonly string[]): ChatRequest {
  if (action === undefined) return { action: 'overview', which: everything, flag: false };
  if (action !== 'show' && action !== 'erase') throw unfit(action);
  const learner = words.find((word) => /^[1-9]\d{0,8}$/.test(word));
  const day = words.find(isDay);
  const known = new Set([learner, day, flags[action]]);
  const surplus = words.find((word, at) => words.indexOf(word) < at || !known.has(word));
  if (surplus !== undefined) throw unfit(surplus);
  return {
    action,
    which: { learner: learner ? Number(learner) : null, day: day ?? null },
    flag: words.includes(flags[action]),
  };
}

function isDay(word: string): boolean {
  return new Date(`${word}T12:00`).toLocaleDateString('sv-SE') === word;
}

export function unfit(word: string): OperatorError {
  return new OperatorError(`„${word}“ passt hier nicht. So geht es:
  npm run chats                              an welchem Tag wie viel gesagt wurde
  npm run chats -- show 2 2026-11-22         was das zweite Kind an dem Tag gesagt hat
  npm run chats -- show 2026-11-22 --full    dasselbe von beiden, mit den ganzen Antworten
  npm run chats -- erase 2 2026-11-22        löscht es; ohne Tag alles, ohne Zahl von beiden`);
}
