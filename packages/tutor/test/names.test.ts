import { expect, test } from 'vitest';
import { withoutOwnNames, withoutOwnNamesInCode } from '../src/safety/own-names.ts';
import { maskPersonalData } from '../src/safety/personal-data.ts';

test.each([
  ['ich heiße jonas', 'ich heiße [Name]'],
  ['ich heisse übrigens jonas und bin 11', 'ich heisse übrigens [Name] und bin 11'],
  ['hi ich heiße jonas müller', 'hi ich heiße [Name]'],
  ['ich heiße jonas wie geht print', 'ich heiße [Name] wie geht print'],
  ['Ich heiße Karla Muster', 'Ich heiße [Name]'],
  ['mein name ist yaren', 'mein name ist [Name]'],
  ['Hier ist Jonas', 'Hier ist [Name]'],
  ['hier ist jonas, wie geht input', 'hier ist [Name], wie geht input'],
  ['Ich bin Lara und mein Bruder ist Max.', 'Ich bin [Name] und mein Bruder ist [Name].'],
  ['ich bin max, was macht max?', 'ich bin [Name], was macht max?'],
  ['ich bin die lena', 'ich bin die [Name]'],
  ['meine oma heißt gerda', 'meine oma heißt [Name]'],
  ['Mein Freund Tim hilft mir', 'Mein Freund [Name] hilft mir'],
  ['lg jonas', 'lg [Name]'],
  ['frau schmidt sagt das ist falsch', 'frau [Name] sagt das ist falsch'],
  ['die Frau Schmidt-Meier sagt das', 'die Frau [Name] sagt das'],
  ['herr müller hat uns python gezeigt', 'herr [Name] hat uns python gezeigt'],
  ['Frau Dr. Ahorn', 'Frau Dr. [Name]'],
  ['ich heiße übrigens Leni', 'ich heiße übrigens [Name]'],
  ['ich geh in die 4c', 'ich geh in die [Schule]'],
  ['ich geh in die klasse 5b', 'ich geh in die klasse [Schule]'],
])('%s goes out as %s', (text, masked) => {
  expect(maskPersonalData(text).text).toBe(masked);
});

test.each([
  'ich heiße print',
  'ich heiße nicht so',
  'ich heiße im spiel anders',
  'mein name ist falsch geschrieben',
  'mein name ist eine variable',
  'hier ist print falsch',
  'hier ist max falsch',
  'Hier ist mein Code',
  'Hier ist Python',
  'ich bin fertig',
  'ich bin Anfänger',
  'ich bin bei lektion 3',
  'mein bruder ist älter',
  'mein freund und ich',
  'eine frau lacht',
  'die frau ist im spiel',
  'frau und mann sollen tanzen',
  'frau = "Anna"',
  'der herr der ringe',
  'herr der ringe quiz',
  'klasse 5 erbt von klasse 4',
  'das ist klasse',
  'class Frau:',
])('%s names nobody', (text) => {
  expect(maskPersonalData(text)).toEqual({ text, found: [] });
});

const names = ['Ottokar Mustermann', 'Ida'];

test.each([
  ['Ottokar Mustermann fragt', '[Name] fragt'],
  ['hier schreibt ottokar', 'hier schreibt [Name]'],
  ['Mustermanns Code', '[Name] Code'],
  ['Idas Ida-Spiel, Idaho', '[Name] [Name]-Spiel, Idaho'],
  ['Warum geht `for ida in liste` nicht, Ida?', 'Warum geht `for ida in liste` nicht, [Name]?'],
  ['So:\n```python\nida = "Ida"\n```', 'So:\n```python\nida = "[Name]"\n```'],
])('of the own names nothing stays in %s', (text, masked) => {
  expect(withoutOwnNames(text, names)).toBe(masked);
});

test('in code only texts and comments are about people', () => {
  const code = 'ida = 5  # von Ida\nfor ida in bild:\n    print("Hallo\\nIda", ida, "idamax")';
  expect(withoutOwnNamesInCode(code, names)).toBe(
    'ida = 5  # von [Name]\nfor ida in bild:\n    print("Hallo\\n[Name]", ida, "idamax")',
  );
});

test('what everybody calls bits and dots is nobody’s name', () => {
  const text = 'Was ist ein Byte? Und ein Pixel? Und Code?';
  expect(withoutOwnNames(text, ['Byte', 'Pixel', 'Code Byte'])).toBe(text);
  const code = 'for pixel in bild:\n    print("Pixel", pixel)';
  expect(withoutOwnNamesInCode(code, ['Byte', 'Pixel'])).toBe(code);
});

test('who is called like another word is told from it by the capital letter', () => {
  expect(withoutOwnNames('Frau Klein, das ist klein', ['Mia Klein'])).toBe(
    'Frau [Name], das ist klein',
  );
  expect(withoutOwnNames('Max fragt, was max macht', ['Max Muster'])).toBe(
    '[Name] fragt, was max macht',
  );
  expect(withoutOwnNames('der und die und Ottokar', ['Ottokar von der Aue'])).toBe(
    'der und die und [Name]',
  );
});
