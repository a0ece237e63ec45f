import { expect, test } from 'vitest';
import { knowledge } from '../eval/library.ts';
import { wordsIn } from '../src/search/words.ts';

const first = (query: string) => knowledge.lookUp(query)[0]?.topic;

test.each(
  `Bundeskanzler|wer ist Bundeskanzler|asdf qwertz|qwertz|xqzzy|aaaaaa|blablabla|jkhsdfkjh|uiaeo
  lorem ipsum dolor|gdsgfdsg fdsgfd|Fußball|Wetter morgen|Pizza|Pferde|Dinosaurier
  Hauptstadt von Frankreich|Taylor Swift|Fortnite Skins|Hausaufgaben Englisch|Vulkan|Osterferien
  Handyvertrag|Marmorkuchen backen|Zugspitze Höhe|Klimawandel|Wellensittiche
  Geburtstag Oma|Harry Potter|Bayern München|wer hat die WM gewonnen|Photosynthese
  Goethe Faust|Gartenschlauch|YouTube Kanal|Star Wars|Schokolade|Römisches Reich|Hamster füttern
  Ferrari|Kino heute|Impfung|Kaulquappen|Napoleon|Trompete lernen|Krankenhaus`.split(/[|\n]/),
)('nothing is found for %s', (query) => {
  expect(knowledge.lookUp(query.trim()).map(({ topic }) => topic.title)).toEqual([]);
});

test.each([
  ['Python Variablen', 'Variable'],
  ['Zählschleife', 'for-Schleife'],
  ['woerterbuch', 'Wörterbuch'],
  ['Wörtebuch', 'Wörterbuch'],
  ['vriable', 'Variable'],
  ['loop', 'Schleife'],
  ['tuple', 'Tupel'],
  ['css farbe', 'CSS'],
  ['künstliche intelligenz', 'KI'],
  ['Vieleck', 'Vielecke'],
  ['Nachtbild', 'Nachtbild'],
  ['Haustier', 'Ein Haustier'],
  ['Geburtstag Einladung', 'Einladung'],
  ['Planeten', 'Planeten'],
  ['wie baue ich ein spiel mit einem ball', 'Pong'],
  ['machen dass hinten noch ein name dazukommt', 'append'],
  ['Was heißt IDE', 'Terminal|IDE'],
  ['Arbeitsspeicher', 'Arbeitsspeicher'],
])('%s finds %s first', (query, title) => {
  expect(first(query)?.title).toMatch(new RegExp(title));
});

test('a lesson is as hard as its chapter', () => {
  expect(first('Das Nachtbild')?.difficulty).toBe('Experte');
  const levels = ['Hallo, Welt', 'Galgenmännchen ohne Galgen', 'Vielecke'].map(
    (query) =>
      knowledge.lookUp(query).find(({ topic }) => topic.kind === 'lesson')?.topic.difficulty,
  );
  expect(levels).toEqual(['Anfänger', 'Fortgeschritten', 'Experte']);
});

test('of thousands of letters without a space only the beginning is looked at', () => {
  const [word = '', ...others] = wordsIn('straße'.repeat(600));
  expect(word).toMatch(/^straße/);
  expect(word.length).toBeLessThan(50);
  expect(others).toEqual([]);
});
