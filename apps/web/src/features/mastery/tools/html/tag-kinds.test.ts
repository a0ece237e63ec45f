import { HtmlValidate } from 'html-validate/browser';
import { expect, test } from 'vitest';
import { codeOf, idOf, type TagKind } from './tag-kind.ts';
import { tagKinds } from './tag-kinds.ts';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'] });

function problemsOf(code: string) {
  const { results } = validator.validateStringSync(`${code}\n`);
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

function kindOf(id: string): TagKind {
  const kind = tagKinds.find((each) => each.id === id);
  if (!kind) throw new Error(`No tag ${id}`);
  return kind;
}

/** With everything ticked and the last of each choice, too. */
function otherWay({ fields }: TagKind) {
  return Object.fromEntries(
    fields.flatMap(({ name, kind, choices }) => {
      if (kind === 'yes') return [[name, 'ja']];
      return kind === 'choice' ? [[name, choices?.at(-1) ?? '']] : [];
    }),
  );
}

test.each(tagKinds)('$label: what is written is valid, whatever is chosen', (kind) => {
  expect(problemsOf(codeOf(kind, {}))).toEqual([]);
  expect(problemsOf(codeOf(kind, otherWay(kind)))).toEqual([]);
  expect(kind.explained.length).toBeGreaterThanOrEqual(3);
});

test.each(tagKinds)('$label: what is typed stays text', (kind) => {
  const typed = Object.fromEntries(
    kind.fields
      .filter(({ kind: each }) => each === 'text' || each === 'lines')
      .map(({ name }) => [name, '"><script>alert(1)</script>']),
  );
  const code = codeOf(kind, typed);
  expect(code).not.toContain('<script>');
  expect(new DOMParser().parseFromString(code, 'text/html').querySelector('script')).toBeNull();
});

test('a list takes each line, and no empty one', () => {
  expect(codeOf(kindOf('liste'), { kind: 'Nummern', items: 'Eins\n\n Zwei ' })).toBe(
    '<ol>\n  <li>Eins</li>\n  <li>Zwei</li>\n</ol>',
  );
});

test('label and field belong together', () => {
  expect(codeOf(kindOf('formularfeld'), { label: 'Größe', type: 'number', required: 'ja' })).toBe(
    '<label for="groesse">Größe</label>\n<input type="number" id="groesse" name="groesse" required>',
  );
});

test.each([
  ['Dein Name', 'dein-name'],
  ['Über mich!', 'ueber-mich'],
  ['1. Wahl', 'feld-1-wahl'],
  ['???', 'feld'],
])('%s becomes the id %s', (label, id) => {
  expect(idOf(label)).toBe(id);
});
