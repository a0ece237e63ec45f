import { code as quote } from '@hbg/coach/words/code-quote';
import { codesIn } from '../guard/code-in-text.ts';
import { foldText } from '../safety/fold-text.ts';
import { isIn, openSigns } from '../safety/signs.ts';
import { explainConcept } from './explain-concept.ts';
import { openReplies } from './replies.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';

/** Each sign, the card that tells more of it, and what it's called where it isn't typed. */
const signs = Array.from(openSigns('typed'), ([heading, named]) => {
  const [sign = '', card = ''] = heading.split(' ');
  return { sign, card, named };
});
const told = ['%', ':', '"', '()', ',', '*', '+', '='] as const;
const say = openReplies('typed', told);

const twins: Readonly<Record<string, string>> = {
  '""': '"',
  "''": '"',
  "'": '"',
  '(': '()',
  ')': '()',
  '[': '[]',
  ']': '[]',
  '{': '{}',
  '}': '{}',
};

const question =
  /\b(?:was|wat|wof(?:ue|u)r|wozu|warum|wieso|weshalb|brauch\w*|muss|mues\w*|kommt|gehoert|bedeut\w*|heisst|heist|soll|wann|unterschied)\b/;
const mostWords = 12;

/** The sign that a message asks for, typed or by its name; none where it's part of code. */
export function signAsked(message: string): string | null {
  const text = foldText(message);
  if (codesIn(message).length > 0) return null;
  if (text.split(' ').length > mostWords || !question.test(text)) return null;
  return signNamed(text) ?? signTyped(message);
}

function signTyped(message: string): string | null {
  const alone = /(?<=^|[\s„“])[^\p{L}\p{N}\s„“]{1,4}(?=[\s?!.,“]|$)/gu;
  for (const { 0: typed, index } of message.matchAll(alone)) {
    if (isWithinCode(message, index, typed.length)) continue;
    const bare = typed.replaceAll(/(?<=.)[?!.,]+$/g, '').replace(/^(["'])(.+)\1$/, '$2');
    const sign = twins[bare] ?? bare;
    if (signs.some((known) => known.sign === sign)) return sign;
  }
  return null;
}

/** `5 + "5"` */
function isWithinCode(message: string, start: number, length: number): boolean {
  const before = message.slice(0, start).trimEnd();
  return /[\d"')\]]$/.test(before) || /^\s*[\d"'([]/.test(message.slice(start + length));
}

function signNamed(text: string): string | null {
  if (/\bf (?:vor|bei|in)\b/.test(text)) return null;
  return signs.find(({ named }) => isIn(text, named))?.sign ?? null;
}

/** What it does, as far as the course has come; else its card. */
export function explainSign(
  sign: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const { card = '' } = signs.find((known) => known.sign === sign) ?? {};
  const level = knowledge.levelOf(situation.lesson);
  const concept = knowledge.concepts.get(card);
  if (!concept) return {};
  const uses = level.sentences(usesOf(sign)).join(' ');
  const text =
    uses === ''
      ? explainConcept(concept, level, situation)
      : `${quote(sign)}: ${uses}\n\nMehr davon? Schreib „genauer“.`;
  return { text, concept: card, intent: 'concept' };
}

/** What it's good for, a paragraph for each use. */
function usesOf(sign: string): string[] {
  const heading = told.find((known) => known === sign);
  return heading ? say(heading).split('\n\n') : [];
}
