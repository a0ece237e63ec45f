import { expect, test } from 'vitest';
import { fileName } from './program-file.ts';

test.each([
  ['Turtle-Stern', 'python', 'Turtle-Stern.py'],
  ['Was? 1/2: "Los"', 'html', 'Was- 1-2- -Los.html'],
  ['..', 'javascript', 'programm.js'],
] as const)('a program %s in %s is the file %s', (title, language, name) => {
  expect(fileName(title, language)).toBe(name);
});
