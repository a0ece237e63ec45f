import { expect, test } from 'vitest';
import { blank, knowledge } from '../eval/library.ts';
import { answer } from '../src/talk/tutor.ts';

function ask(message: string) {
  return answer(message, knowledge, blank);
}

test.each([
  ['wie programmiere ich einen whatsapp bot', 'fremden Dienst'],
  ['kann man mit python einen motor steuern', 'Calliope mini'],
  ['wie stelle ich meine webseite ins internet', 'Server'],
])('what cannot be built here is told, with what comes near: %s', (said, told) => {
  expect(ask(said)).toMatchObject({ intent: 'craft', plan: null });
  expect(ask(said).text).toContain(told);
});

test.each([
  ['was ist ein raspberry pi', 'steckt'],
  ['wie installiere ich pygame', 'nicht nachladen'],
  ['wie merkt sich ein computer fotos', 'Pixeln'],
  ['ist es erlaubt chatgpt für die hausaufgaben zu nehmen', 'regelt jede Schule anders'],
  ['wie halte ich ein referat über roboter', 'Teile'],
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

test.each([
  ['was ist der unterschied zwischen das und dass', 'nicht mein Fach'],
  ['wann war der zweite weltkrieg', 'Zeitstrahl'],
  ['muss morgen ein referat über vulkane halten kannst du mir helfen', 'Diashow'],
  ['ich versteh die textaufgabe nicht', 'Mathe Mastery'],
])('of other subjects it says so, and what can be built for them: %s', (said, told) => {
  expect(ask(said)).toMatchObject({ plan: null, concept: null });
  expect(ask(said).text).toContain(told);
});

test('whoever has shown no program is asked for its lines', () => {
  expect(ask('bei meinem spiel bewegt sich die figur nicht').text).toContain(
    'Kopier mir die Zeilen',
  );
});

test.each([
  ['wie kriege ich einen sternenhimmel hin wo die sterne blinken', 'sternenhimmel'],
  ['taschengeld programm wo ich eintrage was ich ausgebe', 'taschengeld-planer'],
  ['ein spiel wo man mit nem frosch über die straße muss', 'strasse-ueberqueren'],
])('a plan is named by its thing, whatever else has a word of it: %s', (said, plan) => {
  expect(ask(said).plan).toBe(plan);
});

test('who asks what is kept and who reads it is in no danger', () => {
  const said =
    'kannst du dir merken was ich dir gestern erzählt hab und liest das noch jemand anderes?';
  expect(ask(said)).toMatchObject({ intent: 'house', isWorrying: false });
});
