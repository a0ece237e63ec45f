import type { LearnerId } from '@hbg/contract/account';

export type PersonaId = 'profi' | 'bastel';

/** Somebody to talk to: a way of speaking, not a person. */
export type Persona = {
  readonly id: PersonaId;
  readonly name: string;
  /** By which the server knows whose voice it is. */
  readonly userId: LearnerId;
  readonly greeting: (name: string) => string;
  /** What one could say first. */
  readonly starters: readonly string[];
};

const profi: Persona = {
  id: 'profi',
  name: 'Profi-Kumpel',
  userId: 1,
  greeting: (name) =>
    `Hallo ${name}. Ich bin dein **Profi-Kumpel**: kurz, genau und mit Fachwörtern, die ich dir erkläre. Ich bin ein Programm und kann mich irren, also prüf nach. Woran arbeitest du gerade?`,
  starters: ['Was ist eine Schleife?', 'Wie baue ich ein Spiel mit einem Ball?', 'Was ist KI?'],
};

const bastel: Persona = {
  id: 'bastel',
  name: 'Bastel-Helfer',
  userId: 2,
  greeting: (name) =>
    `Hallo ${name}! Ich bin dein **Bastel-Helfer**. Ich erkläre dir alles mit Bildern aus Spielen und aus der Garage. Ich bin ein Programm und kann mich auch mal vertun. Womit fangen wir an?`,
  starters: ['Was ist eine Variable?', 'Mir ist langweilig, gib mir eine Idee', 'Was ist KI?'],
};

export const personas: readonly Persona[] = [profi, bastel];

/** Until somebody chooses: the advanced one is for the first learner. */
export function personaFor(id: PersonaId | undefined, learner: LearnerId): Persona {
  return personas.find((persona) => persona.id === id) ?? (learner === 1 ? profi : bastel);
}
