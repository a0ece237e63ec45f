import { sendToCompanion } from '@hbg/contract/companion';
import { useState } from 'react';
import { learnerKey } from '../account/shared/learners.ts';
import { askStreaming } from '../chat/shared/stream/ask-streaming.ts';
import { useTalk } from '../chat/shared/use-talk.ts';
import type { Unsent } from '../chat/shared/use-words.ts';
import { readLastFailure } from '../execution/shared/last-failure.ts';
import { readLastProgram } from '../execution/shared/last-program.ts';
import { keepTalk, keptTurns } from './kept-talk.ts';
import type { Persona } from './personas.ts';
import { anotherTopic, type CompanionAnswer, type Turn, turnOf } from './turn.ts';

type CompanionOptions = { readonly user: string; readonly persona: Persona };

export type Companion = ReturnType<typeof useCompanion>;

/** The conversation of a learner with one of the two. */
export function useCompanion({ user, persona }: CompanionOptions) {
  const owner = learnerKey(user);
  const [turns, setTurns] = useState(() => keptTurns(owner, persona.id));
  const add = (turn: Turn) => {
    const next = [...turns, turn];
    keepTalk(owner, persona.id, next);
    setTurns(next);
  };
  const failureFor = (message: string) =>
    isAboutFailure(message, turns.at(-1)) ? readLastFailure(owner) : null;
  const workFor = (message: string) =>
    failureFor(message) ?? (isAboutProgram(message, turns.at(-1)) ? readLastProgram(owner) : null);
  const talk = useTalk<CompanionAnswer>({
    entry: `companion:${owner}`,
    ask: (message, listening) => {
      const { userId } = persona;
      const saidBefore = turns.filter(({ speaker }) => speaker !== null).length;
      const body = { message, userId, username: user, saidBefore, ...workFor(message) };
      return askStreaming(sendToCompanion, { body }, listening);
    },
    onAnswer: (answer, message) => {
      const said = {
        message,
        isAboutFailure: failureFor(message) !== null,
        isAboutProgram: answer.plan === null && isAboutProgram(message, turns.at(-1)),
      };
      add(turnOf(said, answer));
    },
  });
  const changeTopic = (unsent: Unsent) => {
    talk.drop(unsent);
    add(anotherTopic(persona.starters));
  };
  return { ...talk, turns, changeTopic };
}

/** Asked for the last error, or going on in what was said about it. */
function isAboutFailure(message: string, last: Turn | undefined): boolean {
  if (/\b(?:mein|letzt)\p{L}* .*fehler/iu.test(message)) return true;
  return last?.isAboutFailure === true && last.suggestions.includes(message);
}

/** As the workshop asks for it, and from then on until something else is to be made or spoken of. */
function isAboutProgram(message: string, last: Turn | undefined): boolean {
  if (/\bmein\p{L}* programm\b/iu.test(message)) return true;
  return last?.isAboutProgram === true && !/^anderes thema\b/i.test(message.trim());
}
