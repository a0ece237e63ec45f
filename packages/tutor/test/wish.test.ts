import { describe, expect, test } from 'vitest';
import { nameErrorOf } from '../../coach/test/name-error.ts';
import { blank, knowledge, lessons } from '../eval/library.ts';
import type { Intent } from '../src/talk/intent.ts';
import type { Situation } from '../src/talk/situation.ts';
import { wishIn } from '../src/talk/wish.ts';

type Said = readonly [said: string, taken: Intent];
type Case = {
  readonly rule: string;
  readonly to: Intent;
  readonly where?: Partial<Situation>;
  /** What it turns into another wish. */
  readonly meant: readonly Said[];
  /** What sounds like it, and stays what it was taken for. */
  readonly near: readonly Said[];
};

/** Much more speaks for the wish than for a question. */
const lead = 100;

const inLesson = { lesson: lessons[6] ?? null };
const after = { lastIntent: 'concept' };
const red = {
  lastResult: { kind: 'python-error', output: '', error: nameErrorOf('name') },
} as const;

const odd = {
  code: 'satz = "hallo"\nsatz.upper()\nprint(satz)\n',
  lastResult: { kind: 'finished', output: 'hallo\n', error: null },
} as const;

const cases: readonly Case[] = [
  {
    rule: 'who asks for their own mistake in a lesson does not mean the word',
    to: 'error',
    where: inLesson,
    meant: [
      ['was mach ich falsch', 'concept'],
      ['was is hier falsh', 'concept'],
      ['wo is der feler', 'house'],
      ['find my mistake', 'off-topic'],
    ],
    near: [
      ['was ist falsch und wahr bei einem bool', 'concept'],
      ['wo finde ich fehler die andere machen', 'concept'],
    ],
  },
  {
    rule: 'what goes against the program is about what is red',
    to: 'error',
    where: { ...red, code: 'print(name)' },
    meant: [
      ['warum kennt der b nich', 'concept'],
      ['wiso nimmt er das net', 'concept'],
      ['kannst du mal gucken', 'done'],
      ['kuk mal', 'done'],
      ['gugg ma bitte', 'hint'],
      ['hilfe', 'hint'],
      ['was kommt danach', 'follow-up'],
      ['was nun', 'task'],
    ],
    near: [
      ['warum kann man listen sortieren', 'concept'],
      ['schau mal was ich gebaut hab', 'done'],
      ['hilfe bei der liste', 'hint'],
      ['was kommt in lektion 5', 'house'],
    ],
  },
  {
    rule: 'who wonders about what came out hears the note on the program',
    to: 'error',
    where: odd,
    meant: [
      ['wieso ist das nich groß', 'concept'],
      ['warum steht da hallo', 'concept'],
      ['wiso komt da klein raus', 'concept'],
      ['hilfe', 'hint'],
    ],
    near: [
      ['warum heißt das punkt upper', 'concept'],
      ['warum ist der himmel blau', 'off-topic'],
      ['wozu braucht man upper', 'concept'],
    ],
  },
  {
    rule: 'who wonders about a line by its number wants that line',
    to: 'explain-line',
    meant: [
      ['was soll das in zeile 3', 'error'],
      ['wozu ist die dritte zeile gut', 'hint'],
      ['what does line 3 do', 'concept'],
    ],
    near: [
      ['was ist in zeile 3 falsch', 'error'],
      ['what is the error in line 3', 'error'],
      ['ich bin bei zeile 3', 'hint'],
    ],
  },
  {
    rule: 'a hint for a line of a program without a task is about that line',
    to: 'explain-line',
    where: { code: 'a = 1\nb = 2\nprint(a)\n' },
    meant: [
      ['gib mir einen tipp zu zeile 3', 'hint'],
      ['hilf mir bei zeile 2', 'hint'],
    ],
    near: [
      ['gib mir einen tipp', 'hint'],
      ['was ist in zeile 3 falsch', 'error'],
    ],
  },
  {
    rule: 'a why and nothing else goes on from the last answer',
    to: 'follow-up',
    meant: [
      ['und warum denn', 'error'],
      ['but why', 'concept'],
      ['why though', 'off-topic'],
    ],
    near: [
      ['warum geht das nicht', 'error'],
      ['why does it fail', 'error'],
    ],
  },
  {
    rule: 'what goes on about something that fails is about the error',
    to: 'error',
    meant: [
      ['und jetzt geht es immer noch nicht', 'follow-up'],
      ["and now it still doesn't work", 'follow-up'],
    ],
    near: [
      ['und wie geht es weiter', 'follow-up'],
      ['and how does it work', 'follow-up'],
    ],
  },
  {
    rule: 'the name of the tutor is small talk',
    to: 'small-talk',
    meant: [
      ['wie heißt du eigentlich', 'house'],
      ['what should i call you', 'off-topic'],
    ],
    near: [
      ['wie heißt das ding hier', 'hint'],
      ['what should i call my variable', 'off-topic'],
    ],
  },
  {
    rule: 'while something is red, an error, a message or a card is that one',
    to: 'error',
    where: red,
    meant: [
      ['erklär mir bitte die karte', 'task'],
      ['ich verstehe meinen fehler nicht', 'concept'],
      ['tell me about that message', 'off-topic'],
    ],
    near: [
      ['was ist eine fehlermeldung für ein ding', 'concept'],
      ['tell me about that picture', 'off-topic'],
    ],
  },
  {
    rule: 'a thing that is not grasped is no failing program',
    to: 'concept',
    meant: [
      ['ich versteh die schleife mit dem ball nicht', 'error'],
      ["i don't understand the loop", 'error'],
    ],
    near: [
      ['meine schleife geht nicht', 'error'],
      ['i get an error in the loop', 'error'],
      ['ich kapier die fehlermeldung nicht', 'error'],
      ["i don't understand the error", 'error'],
    ],
  },
  {
    rule: 'quarrels and boredom are small talk',
    to: 'small-talk',
    meant: [
      ['mein bruder nervt total', 'frustration'],
      ['i am so bored', 'done'],
    ],
    near: [
      ['die aufgabe ist langweilig', 'frustration'],
      ['python is boring', 'off-topic'],
      ['mein bruder kann das auch', 'frustration'],
    ],
  },
  {
    rule: 'what is not understood, and not named, is the last answer',
    to: 'follow-up',
    meant: [
      ['das versteh ich nicht', 'concept'],
      ["i don't get it", 'error'],
    ],
    near: [
      ['ich versteh listen nicht', 'concept'],
      ["i don't get `x = 3`", 'task'],
      ['ich versteh die aufgabe nicht', 'task'],
    ],
  },
  {
    rule: 'in a lesson, things of this place are this place',
    to: 'house',
    where: inLesson,
    meant: [
      ['mein code ist weg', 'error'],
      ['where is the next lesson', 'off-topic'],
    ],
    near: [
      ['was passiert wenn ich die webseite schließe', 'concept'],
      ['show solution shown on my website', 'off-topic'],
      ['mein code ist fertig', 'done'],
    ],
  },
  {
    rule: 'after an answer, more of it is no example unless one is asked for',
    to: 'follow-up',
    where: after,
    meant: [
      ['noch mehr davon', 'example'],
      ['tell me more', 'example'],
    ],
    near: [
      ['noch ein beispiel', 'example'],
      ['show me more', 'example'],
    ],
  },
  {
    rule: 'after an answer, simpler means that answer',
    to: 'follow-up',
    where: after,
    meant: [
      ['geht das auch leichter', 'hint'],
      ['in easier words please', 'done'],
    ],
    near: [
      ['ich will eine leichtere aufgabe', 'hint'],
      ['an easier python book', 'off-topic'],
      ['gibt es listen auch leichter', 'hint'],
    ],
  },
  {
    rule: 'how a thing is used is a question about it, not for a hint',
    to: 'concept',
    meant: [
      ['wie benutze ich eine liste für vornamen', 'hint'],
      ['how do i use that list', 'hint'],
    ],
    near: [
      ['wie fange ich mit der liste an', 'hint'],
      ['how about a hint for the list', 'hint'],
      ['wie mache ich das', 'hint'],
    ],
  },
  {
    rule: 'before files were taught, who saves means the program',
    to: 'house',
    where: inLesson,
    meant: [
      ['wie kann ich das speichern', 'concept'],
      ['how do i save this', 'concept'],
    ],
    near: [
      ['wie kann ich meine punkte speichern', 'concept'],
      ['how do i save the score', 'concept'],
    ],
  },
  {
    rule: 'how a thing works is a question about it, not for the solution',
    to: 'concept',
    meant: [
      ['wie schreibe ich so eine funktion', 'solution'],
      ['how do i write such a function', 'solution'],
    ],
    near: [
      ['wie ist die lösung mit der funktion', 'solution'],
      ['how do i get the solution of the function', 'solution'],
      ['schreib mir die funktion', 'solution'],
    ],
  },
  {
    rule: 'a thing that is named is more than talk about programming at large',
    to: 'concept',
    meant: [
      ['braucht man so oft eine liste', 'craft'],
      ['do people often need a loop', 'craft'],
    ],
    near: [
      ['hat java auch eine liste', 'craft'],
      ['does scratch have a loop', 'craft'],
      ['braucht man das im leben', 'craft'],
    ],
  },
  {
    rule: 'code that is not the own is asked for as a thing',
    to: 'concept',
    where: { code: 'alter = 12' },
    meant: [
      ['was passiert bei print("Hallo") in der nacht', 'explain-line'],
      ['what happens with print("Hallo") at night', 'explain-line'],
    ],
    near: [
      ['was macht `alter = 12`', 'explain-line'],
      ['what does `alter = 12` do', 'explain-line'],
    ],
  },
  {
    rule: 'without code or a line, a line is hardly meant',
    to: 'concept',
    meant: [
      ['was macht dieses ding da genau', 'explain-line'],
      ['what does this thing do', 'explain-line'],
    ],
    near: [
      ['was steht da in zeile 2', 'explain-line'],
      ['what does this block do here', 'explain-line'],
    ],
  },
];

describe.each(cases)('$rule', ({ to, where, meant, near }) => {
  const wishOf = ([said, wish]: Said) =>
    wishIn(said, { wish, lead }, knowledge, { ...blank, ...where });

  test('in German and in English', () => {
    expect(meant.map((said) => [said[0], wishOf(said)])).toEqual(meant.map(([said]) => [said, to]));
  });

  test('but not what only sounds like it', () => {
    expect(near.map((said) => [said[0], wishOf(said)])).toEqual(near);
  });
});
