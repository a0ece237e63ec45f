import { expect, test } from 'vitest';
import { blank, knowledge, library } from '../eval/library.ts';
import { suggestionsFor } from '../src/talk/companions.ts';
import type { Situation } from '../src/talk/situation.ts';
import { answer } from '../src/talk/tutor.ts';

function ask(message: string, situation: Partial<Situation> = {}) {
  return answer(message, knowledge, { ...blank, ...situation });
}

function answerOf(id: string): string {
  return library.questions.find((question) => question.id === id)?.answer ?? id;
}

test('every question is answered when it is asked by its title', () => {
  const missed = library.questions.filter(({ title, answer }) => !ask(title).text.includes(answer));
  expect(missed.map(({ title }) => title)).toEqual([]);
});

test.each([
  ['was is der unterschied zwischen ram und festplatte', 'differences/ram-festplatte'],
  ['wird es programmierer in 10 jahren noch geben', 'ai/jobs'],
  ['wie mach ich ne zufallszahl von 1 bis 100', 'python/zufallszahl'],
  ['hintergrund soll blau sein wie geht das', 'web/hintergrund'],
  ['was ist besser python oder javascript', 'differences/python-javascript'],
  ['gibt es was was computer niemals können werden?', 'computer/was-computer-nie'],
  ['Wie funktioniert eine while-Schleife und wann nimmt man lieber for?', 'differences/while-for'],
  [
    "NameError: name 'punkte' is not defined aber ich hab punkte doch oben hingeschrieben",
    'errors/name-error',
  ],
  ['können hacker durch die kamera gucken', 'computer/kamera'],
  ['kann mein computer auch selber ne ki haben', 'ai/auf-dem-eigenen-computer'],
  ['nameerror obwohl ich die variable doch angelegt hab', 'errors/name-error'],
])('%s is answered in other words and with typos', (said, id) => {
  expect(ask(said).text).toContain(answerOf(id));
});

test('the cards that tell more are named, to be chosen', () => {
  const reply = ask('unterschied liste und tupel');
  expect(reply.text).toMatch(/Mehr dazu: \*\*Tupel\*\* oder \*\*Liste\*\*\. Schreib mir den Namen/);
  expect(suggestionsFor(reply).slice(0, 2)).toEqual(['Tupel', 'Liste']);
});

test.each(['was ist ne variable', 'was ist eine liste'])('%s is told by its card', (said) => {
  expect(ask(said).text).toMatch(/^\*\*(?:Variable|Liste)\*\*: /);
});

test('what is red in the own program is explained there', () => {
  const code = 'print(punkte)';
  expect(ask('warum kommt NameError', { code }).text).not.toContain(answerOf('errors/name-error'));
});

test.each(['warum', 'wie mache ich', 'was ist der unterschied zwischen'])(
  '%s says nothing yet: three things are offered that begin so',
  (said) => {
    const reply = ask(said);
    expect(reply.text.match(/^- \*\*.*\?\*\*: ./gm)).toHaveLength(3);
    expect(suggestionsFor(reply)).toHaveLength(3);
    expect(suggestionsFor(reply).every((each) => each.endsWith('?'))).toBe(true);
  },
);

test('in a lesson none of them is told', () => {
  const [lesson] = knowledge.lessons.values();
  expect(ask('Wer hat Python erfunden?', { lesson: lesson ?? null }).text).not.toContain(
    answerOf('history/python-erfunden'),
  );
});

test('where two things are compared, the answer tells of both', () => {
  expect(ask('was ist besser rust oder javascript').text).not.toContain(
    answerOf('differences/java-javascript'),
  );
});

test('who begins with a wish is told no answer to one of its words', () => {
  const wished = 'ich will so ein spiel wo ein monster hinter einem ist das immer schneller wird';
  expect(ask(wished).intent).toBe('build');
});
