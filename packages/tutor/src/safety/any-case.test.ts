import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { anyCase } from './any-case.ts';

test('letters are taken large and small, in sets too; names of sets of signs stay', () => {
  const pattern = new RegExp(`^(?:${anyCase(String.raw`ich[a'] \p{Lu}ß|über`)})$`, 'u');
  for (const text of ['ichA Xß', "ICH' Xß", 'Über']) expect(text).toMatch(pattern);
  for (const text of ['ichA xß', 'ichA XS']) expect(text).not.toMatch(pattern);
});

test('what tells of somebody is found as well where V8 optimizes no expressions', () => {
  const lines = [
    'Ich heiße Karla Muster.',
    'Mein Bruder heißt Karl.',
    'LG Karla',
    'Frau Müller kommt',
  ];
  const program = `
    import { maskPersonalData } from '${new URL('personal-data.ts', import.meta.url)}';
    console.log(${JSON.stringify(lines)}.map((line) => maskPersonalData(line).text).join('|'));`;
  const told = execFileSync(
    process.execPath,
    ['--no-regexp-optimization', '--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  expect(told).toBe('Ich heiße [Name].|Mein Bruder heißt [Name].|LG [Name]|Frau [Name] kommt\n');
});
