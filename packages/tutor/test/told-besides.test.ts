import { expect, test } from 'vitest';
import { blank, knowledge } from '../eval/library.ts';
import { answer } from '../src/talk/tutor.ts';

function ask(message: string) {
  return answer(message, knowledge, blank);
}

test.each([
  ['wie programmiere ich einen whatsapp bot', 'fremden Dienst'],
  ['kann man mit python einen motor steuern', 'Calliope mini'],
  ['wie kommt meine webseite ins internet', 'Webspace'],
  ['wie installiere ich pygame', 'lassen sich hier nicht einrichten'],
])('what cannot be built here is told, with what comes near: %s', (said, told) => {
  expect(ask(said)).toMatchObject({ intent: 'craft', plan: null, concept: null });
  expect(ask(said).text).toContain(told);
});

test.each([
  ['was ist ein raspberry pi', 'steckt'],
  ['wie merkt sich ein computer fotos', 'Pixeln'],
  ['ist es erlaubt chatgpt für die hausaufgaben zu nehmen', 'eigene Regeln'],
  ['wie halte ich ein referat über roboter', 'Fünf Teile'],
  ['kann man mit programmieren millionär werden', 'Reich werden'],
])('how computers work and what school asks has an answer: %s', (said, told) => {
  expect(ask(said)).toMatchObject({ plan: null });
  expect(ask(said).text).toContain(told);
});

test.each([
  ['mein spiel ist viel zu langsam', 'turtle.tracer(0)'],
  ['mein ball soll von der wand abprallen', 'schritt_x'],
  ['wie füge ich einen timer in mein spiel ein', 'time.time()'],
  ['wie kann ich einen farbverlauf als hintergrund machen', 'linear-gradient'],
])('a part of a game or page is told with its lines: %s', (said, told) => {
  expect(ask(said)).toMatchObject({ plan: null });
  expect(ask(said).text).toContain(told);
});

test('who wants the whole thing gets its plan', () => {
  expect(ask('pong wo der ball von der wand abprallt').plan).toBe('pong');
});

test.each([
  ['mein bruder sagt coden ist langweilig', 'Das dürfen andere finden'],
  ['ich hab keine lust mehr, nichts klappt', 'zähen Tag'],
  ['ich habe angst etwas kaputt zu machen', 'kaputt machen kannst du hier nichts'],
])('what somebody feels is heard: %s', (said, told) => {
  expect(ask(said)).toMatchObject({ intent: 'frustration', concept: null });
  expect(ask(said).text).toContain(told);
});

test.each([
  ['kannst du türkisch?', 'Ich verstehe'],
  ['kannst du auch auf englisch antworten', 'Ich verstehe'],
  ['ich gebe auf', 'zähen Tag'],
  ['ich will eine seite wo ich mit meinen freunden schreiben kann', 'über das Internet'],
])('a question about this house is heard: %s', (said, told) => {
  expect(ask(said).text).toContain(told);
});

test.each([
  ['kannst du mir einen Vokabeltrainer für Spanisch zeigen', 'Ich verstehe'],
  ['ich will ein Programm für meine Freunde schreiben', 'über das Internet'],
  ['Einladung zum Geburtstag auf der Kegelbahn', 'zähen Tag'],
  ['wo sind meine Spiele', 'Fertige Spiele'],
])('an ordinary wish is none: %s', (said, told) => {
  expect(ask(said).text).not.toContain(told);
});

test('a thing without a plan is named beside what comes near', () => {
  const { text } = ask('ich will ein xylofant programmieren');
  expect(text).toContain('Einen fertigen Bauplan für „Xylofant“ habe ich nicht');
});
