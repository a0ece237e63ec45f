import { expect, test } from 'vitest';
import { fileName } from './program-file.ts';

test.each([
  ['Turtle-Stern', 'Turtle-Stern.py'],
  ['Was? 1/2: "Los"', 'Was- 1-2- -Los.py'],
  ['..', 'programm.py'],
])('a program %s is the file %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});
