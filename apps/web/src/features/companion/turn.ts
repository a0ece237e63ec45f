import type { sendToCompanion } from '@hbg/contract/companion';
import type { Answer } from '@hbg/contract/route';
import { newId } from '../units/shared/code/new-id.ts';

export type CompanionAnswer = Answer<typeof sendToCompanion>;

/** Something that was said, and what came back. */
export type Turn = Pick<CompanionAnswer, 'mood' | 'suggestions'> & {
  readonly id: string;
  readonly message: string;
  readonly response: string;
  readonly timestamp: string;
  /** Null for what the page itself says. */
  readonly speaker: CompanionAnswer['speaker'] | null;
  /** The learner's last error was sent along. */
  readonly isAboutFailure: boolean;
  /** A program of the workshop was sent along, and what comes next may be about it too. */
  readonly isAboutProgram: boolean;
};

type Said = Pick<Turn, 'message' | 'isAboutFailure' | 'isAboutProgram'>;

export function turnOf(said: Said, { message: response, ...answer }: CompanionAnswer): Turn {
  const { speaker, mood, suggestions } = answer;
  return { ...begun(said), response, speaker, mood, suggestions };
}

/** What the page can say without the server, when a message came to nothing. */
export function anotherTopic(suggestions: readonly string[]): Turn {
  return {
    ...begun({ message: 'Anderes Thema', isAboutFailure: false, isAboutProgram: false }),
    response: 'Gern. Worüber möchtest du reden?',
    speaker: null,
    mood: 'happy',
    suggestions: [...suggestions],
  };
}

function begun(said: Said) {
  return { id: newId(), timestamp: new Date().toISOString(), ...said };
}
