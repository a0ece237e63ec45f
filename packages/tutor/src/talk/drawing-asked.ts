import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { conceptsNamed } from './find-concept.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { talkSigns } from './talk-signs.ts';

const wished = talkSigns('wants to draw');
const begged = talkSigns('begs for a drawing');
const colour = /farb|\bbunt|hintergrund|\b(?:rot|blau|gruen|gelb|lila|pink|orange|schwarz|weiss)\b/;

/** Any picture comes about in the same way; which one it is matters little. */
export function aboutDrawing(
  message: string,
  knowledge: Knowledge,
  { lesson }: Situation,
): Partial<Reply> | null {
  const text = foldText(message).trim();
  const isBegged = isIn(text, begged);
  if (!lesson?.concepts.includes('turtle') || !(isBegged || isIn(text, wished))) return null;
  const isTold = conceptsNamed(knowledge, message).some(({ id }) => lesson.concepts.includes(id));
  if (isTold || colour.test(text) || knowledge.partAbout(message, lesson)) return null;
  const round = knowledge.levelOf(lesson).holds('turtle.circle(40)')
    ? ' Für alles Runde gibt es `turtle.circle`.'
    : '';
  const first = isBegged ? 'Malen lasse ich dich, dann ist es dein Bild. So geht jedes: ' : '';
  return {
    text: `${first}Nimm einen Stift und mal es zuerst auf Papier, am besten ohne abzusetzen. Zähl mit: Wie viele Striche sind es, wie lang ist jeder, und wie weit drehst du dich an jeder Ecke? Jeder Strich wird ein \`turtle.forward\`, jede Ecke ein \`turtle.left\` oder \`turtle.right\`.${round} Welcher Strich kommt bei dir zuerst?`,
    intent: 'task',
    concept: null,
  };
}
