import { foldText } from '../safety/fold-text.ts';
import { isIn, openSigns } from '../safety/signs.ts';
import { explainRun, troubleOf } from './explain-run.ts';
import { isLineNamed } from './lines-meant.ts';
import { sayOfProgram, sayTip, type Tip, tips, tipsFor } from './program-tips.ts';
import type { Reply, Situation } from './situation.ts';

const signs = openSigns('program');
const longestWish = 9;
const longestWord = 5;

/** Where no task is set: what could be better in a program of one's own, and what is asked about that. */
export function aboutProgram(message: string, situation: Situation): Partial<Reply> | null {
  const { lesson, code, lastIntent } = situation;
  const text = foldText(message).trim();
  if (lesson || code.trim() === '' || isLineNamed(message)) return null;
  if (isAbout(text, 'look at it')) return look(situation);
  const words = text.split(' ').length;
  const isNext = lastIntent === 'program' && words <= longestWord;
  const isMeant = isNext || (words <= longestWish && isAbout(text, 'change it'));
  const wish = isMeant ? wishIn(text) : null;
  if (wish !== null) return change(wish, situation);
  return isNext ? goOn(text, situation) : null;
}

function isAbout(text: string, heading: string): boolean {
  return isIn(text, signs.get(heading) ?? []);
}

/** What went wrong in it comes first. */
function look(situation: Situation): Partial<Reply> {
  const { code, turn } = situation;
  if (troubleOf(situation)) return { ...explainRun(situation), intent: 'error' };
  const [tip] = tipsFor(code);
  const count = code.trimEnd().split('\n').length;
  const lines = `${count === 1 ? 'eine Zeile' : `${count} Zeilen`}${hasEnded(situation)}`;
  if (!tip) return told(sayOfProgram('nothing found', turn, { lines }));
  return told(sayOfProgram('looked', turn, { lines, tip: sayTip(tip, code) }), tip);
}

function hasEnded({ lastResult }: Situation): string {
  return lastResult?.kind === 'finished' ? ', und es läuft ohne Fehler bis zum Ende' : '';
}

function told(text: string, tip?: Tip): Partial<Reply> {
  return { text, intent: 'program', concept: tip?.card ?? null };
}

const wishes = [...new Set(tips.flatMap((tip) => tip.wishes))];

function wishIn(text: string): string | null {
  return wishes.find((heading) => isAbout(text, heading)) ?? null;
}

function change(wish: string, { code }: Situation): Partial<Reply> {
  const tip = tips.findLast((each) => each.wishes.includes(wish) && each.find(code) !== null);
  if (tip) return told(sayTip(tip, code), tip);
  const line = code.split('\n').findIndex((each) => each.trim() !== '') + 1;
  return told(sayOfProgram('which line', 0, { line }));
}

/** Short words after a tip are about that one, or ask for another. */
function goOn(text: string, { code, lastConcept }: Situation): Partial<Reply> | null {
  const last = tips.find(({ card }) => card === lastConcept);
  if (last && isAbout(text, 'why that')) return told(sayOfProgram(`why ${last.topic}`), last);
  if (isAbout(text, 'what else')) return another(code, last);
  return last && isAbout(text, 'how') ? told(sayTip(last, code), last) : null;
}

function another(code: string, last: Tip | undefined): Partial<Reply> {
  const fitting = tipsFor(code);
  const next = fitting[last ? fitting.indexOf(last) + 1 : 0];
  return next ? told(sayTip(next, code), next) : told(sayOfProgram('that was all'));
}
