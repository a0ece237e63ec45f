import { setImmediate } from 'node:timers/promises';
import { maskPersonalData } from '@hbg/tutor/safety/personal-data';
import { companionOf } from '@hbg/tutor/talk/companions';
import type { Knowledge } from '@hbg/tutor/talk/situation';
import { answer } from '@hbg/tutor/talk/tutor';
import { situationOf } from './situation-of.ts';

/** What is heard first is read slowly: hundreds of patterns are compiled when they are first used. */
const questions = ['Was ist eine Variable?', 'Wie geht das?'];

/** Answers to nobody, so that the first child who asks waits as long as all others. */
export async function warmUp(knowledge: Knowledge): Promise<void> {
  const situation = situationOf({ history: [], turn: 0 }, companionOf(1));
  for (const question of questions) {
    await setImmediate();
    maskPersonalData(question);
    await setImmediate();
    answer(question, knowledge, situation);
  }
}
