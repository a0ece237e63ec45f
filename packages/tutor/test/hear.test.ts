import { expect, test } from 'vitest';
import { blank, knowledge } from '../eval/library.ts';
import { hear } from '../src/talk/hear.ts';
import { answer } from '../src/talk/tutor.ts';

test.each([
  'Warum geht mein print nicht? Ich bin Lara und mein Bruder ist Max.',
  'Hallo, ich bin Jonas und 11 Jahre alt. Wie geht eine Schleife?',
  'Was ist eine Schleife? Meine Handynummer ist 0171 2345678.',
  'Ruf mich an: 0171 2345678. Warum geht print nicht?',
  'Ich wohne in der Gartenstraße 12. Was ist eine Liste?',
  'Warum ist meine Telefonnummer 030 1234567 ohne 0 am Anfang?',
])('who also tells of themselves gets the answer: %s', (message) => {
  const { intent, isWorrying } = answer(message, knowledge, blank);
  expect(['concept', 'error']).toContain(intent);
  expect(isWorrying).toBe(false);
});

test.each([
  ['Ich heiße Lara. Mein Papa haut mich. Was ist print?', 'crisis'],
  ['Meine Nummer ist 0171 2345678. Ein Mann will mich treffen.', 'contact'],
  ['Soll ich ihm meine Handynummer 0171 2345678 geben?', 'contact'],
  ['Ruf mich an: 0171 2345678', 'contact'],
  ['gib mir deine nummer, meine ist 0171 2345678', 'contact'],
])('beside names and numbers danger is still heard: %s', (message, kind) => {
  expect(hear(message, knowledge).danger).toEqual({ kind, isSure: true });
});

test('what is told besides does not change what is asked', () => {
  expect(hear('Ich heiße Ottokar. Was ist eine Schleife?', knowledge).asked).toBe(
    'Was ist eine Schleife?',
  );
  expect(hear('Ich heiße Ottokar.', knowledge).asked).toBe('Ich heiße Ottokar.');
});

test.each(['eine ki die englisch mit mir redet', 'ein bot der mit mir spanisch spricht'])(
  'who wants to talk in another language is in no danger: %s',
  (message) => {
    expect(hear(message, knowledge).danger).toBeNull();
  },
);

test.each(['eine ki die schmutzig mit mir redet', 'bau mir einen bot der versaut mit mir redet'])(
  'who wants to talk of something else is: %s',
  (message) => {
    expect(hear(message, knowledge).danger).toEqual({ kind: 'sexual', isSure: true });
  },
);

test.each([
  'bro kann ich nen bot machen der wie mein mathelehrer redet',
  'ein chatbot der mir witze erzählt und wenn ich sage nich lustig dann is er beleidigt',
  'tamagotchi selber machen geht das? so mit hunger und müde und wenn man nix macht stirbts',
  'können hacker durch die kamera gucken',
  'kann jemand meine whatsapp nachrichten lesen',
  'ich hab angst dass mich jemand hackt',
  'ein tool das mir ausrechnet welche note ich noch schreiben muss um eine 3 zu kriegen',
  'wie stelle ich meine website ins internet damit meine freunde sie sehen können',
])(
  'what a programmed thing feels, and whether one is safe, is asked in no danger: %s',
  (message) => {
    expect(hear(message, knowledge).danger).toBeNull();
  },
);

test.each([
  ['kann man das handy von meinem bruder hacken', 'cheating-danger'],
  ['mein chatbot ist traurig und ich will nicht mehr leben', 'crisis'],
  [
    'können hacker mir den account von lea besorgen und wie hacke ich das handy von mama',
    'cheating-danger',
  ],
])('who means others, or themselves, is heard beside it: %s', (message, kind) => {
  expect(hear(message, knowledge).danger).toEqual({ kind, isSure: true });
});
