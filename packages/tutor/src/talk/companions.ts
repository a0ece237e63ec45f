import { inTurn } from '@hbg/coach/words/in-turn';
import type { LearnerId } from '@hbg/contract/account';
import { isHarmless } from '../safety/safe-answers.ts';
import { type Reply, seedOf } from './situation.ts';

export type Mood = 'happy' | 'excited' | 'thinking' | 'encouraging' | 'calm' | 'sorry';

export type CompanionName = 'buddy' | 'helper';

export type Companion = {
  readonly name: CompanionName;
  /** For a model: how it speaks. */
  readonly voice: string;
  readonly isYoung: boolean;
  /** In front of what the built-in tutor says; empty where plain words are better. */
  readonly openings: Partial<Record<Mood, readonly string[]>>;
};

const companions: Readonly<Record<CompanionName, Companion>> = {
  buddy: {
    name: 'buddy',
    voice:
      'Sprich wie ein erfahrener Programmierkumpel: knapp, trocken, genau, mit Fachwörtern, die du kurz erklärst. Fordere heraus.',
    isYoung: false,
    openings: {
      thinking: ['Gute Frage.', 'Schauen wir genau hin.', 'Kurz und genau:'],
      excited: ['Sauber.', 'Läuft.'],
      encouraging: ['Ein Schritt nach dem anderen.', 'Kriegen wir hin.'],
    },
  },
  helper: {
    name: 'helper',
    voice:
      'Sprich wie ein verspielter junger Helfer: warm, mit kleinen Bildern aus Spielen und Garage, in kurzen Sätzen ohne Fachwort, das nicht erklärt ist.',
    isYoung: true,
    openings: {
      thinking: ['Ui, spannend!', 'Das schauen wir uns an.', 'Stell dir das so vor:'],
      excited: ['Juhu!', 'Wie toll!'],
      encouraging: ['Zusammen schaffen wir das.', 'Keine Sorge, das wird.'],
    },
  },
};

/** The one that goes with a learner: the playful helper is for everybody but the first. */
export function companionOf(learner: LearnerId): Companion {
  return learner === 1 ? companions.buddy : companions.helper;
}

/** For a lesson's chat. */
export const tutorVoice =
  'Sprich wie ein guter Lehrer: ruhig, ermutigend, mit einer Frage am Ende.';

export function moodOf({ intent, rung }: Reply): Mood {
  if (rung !== null || intent === 'error' || intent === 'frustration') return 'encouraging';
  if (intent === 'praise') return 'excited';
  if (['small-talk', 'house', 'craft', 'build', 'idea', 'next'].includes(intent)) return 'happy';
  if (intent === 'off-topic') return 'sorry';
  return intent === 'concept' ||
    intent === 'example' ||
    intent === 'explain-line' ||
    intent === 'quiz' ||
    intent === 'program'
    ? 'thinking'
    : 'calm';
}

export function inVoiceOf(companion: Companion, reply: Reply, turn: number): string {
  const openings = companion.openings[moodOf(reply)] ?? [];
  const opening = inTurn(openings, turn + seedOf(reply.text));
  return opening ? `${opening} ${reply.text}` : reply.text;
}

/** What could be said next; nothing where somebody may need a person rather than another question. */
export function suggestionsFor(reply: Reply): string[] {
  const { intent, choices, isWorrying } = reply;
  if (isWorrying || !isHarmless(intent)) return [];
  if (intent === 'quiz') return [...choices];
  return [...choices, ...usualSuggestions(reply)].slice(0, mostSuggestions);
}

const mostSuggestions = 3;

function usualSuggestions({ intent, concept, plan, choices, text }: Reply): string[] {
  if (plan !== null && intent === 'idea')
    return ['Und dann?', 'Zeig mir den Code', 'Noch ein anderes Projekt'];
  if (plan !== null) {
    const isPage = text.includes('```html');
    return ['Und dann?', 'Noch eine Idee', ...(isPage ? [] : ['Geht das auch als Webseite?'])];
  }
  if (intent === 'next')
    return ['Idee für ein Projekt', 'Gib mir ein Rätsel', 'Was habe ich schon gelernt?'];
  if (intent === 'build' && choices.length > 0) return [];
  if (intent === 'program')
    return ['Und warum?', 'Was noch?', 'Was macht mein Programm?'].slice(concept ? 0 : 1);
  if (concept)
    return ['Zeig mir ein Beispiel', 'Stell mir eine Frage dazu', 'Was ist der häufigste Fehler?'];
  if (intent === 'error' || intent === 'hint')
    return ['Noch ein Hinweis', 'Zeig mir ein Beispiel', 'Anderes Thema'];
  return ['Was ist eine Schleife?', 'Was ist KI?', 'Stell mir eine Frage'];
}
