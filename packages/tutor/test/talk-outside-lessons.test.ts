import { expect, test } from 'vitest';
import { nameErrorOf } from '../../coach/test/name-error.ts';
import { blank, knowledge } from '../eval/library.ts';
import { suggestionsFor } from '../src/talk/companions.ts';
import type { Situation } from '../src/talk/situation.ts';
import { answer } from '../src/talk/tutor.ts';

function ask(message: string, situation: Partial<Situation> = {}) {
  return answer(message, knowledge, { ...blank, ...situation });
}

const afterRiddle = {
  lastIntent: 'quiz',
  lastConcept: 'liste',
  openRiddle: 'liste',
  turn: 1,
} as const;

test.each([
  ['Erklär mir meinen letzten Fehler', 'error'],
  ['Gib mir eine Idee', 'idea'],
  ['Mir ist langweilig, gib mir eine Idee', 'idea'],
  ['Was soll ich als Nächstes lernen?', 'next'],
  ['Erklär mir Schleifen', 'concept'],
  ['Was ist eine Liste?', 'concept'],
  ['Wie baue ich ein Spiel mit einem Ball', 'build'],
])(
  'while a riddle is open, %s is no guess: it is answered, and the riddle waits',
  (said, intent) => {
    const reply = ask(said, { ...afterRiddle, next: 'all done' });
    expect(reply.intent).toBe(intent);
    expect(reply.text).toMatch(/Dein Rätsel wartet noch: A, B.* oder [CD]\?$/);
    expect(suggestionsFor(reply)).toContain('Zurück zum Rätsel');
  },
);

test('a riddle that waits is solved later, or shown again', () => {
  const later = { ...afterRiddle, lastIntent: 'idea', lastConcept: null };
  expect(ask('A', later).concept).toBe('liste');
  expect(ask('Keine Ahnung', later).text).toMatch(/zusammen.*Also \*\*[A-D]\*\*/s);
  const again = ask('Zurück zum Rätsel', later);
  expect(again).toMatchObject({ intent: 'quiz', concept: 'liste' });
  expect(again.text).toContain('**A:**');
  expect(ask('Noch ein Rätsel', later)).toMatchObject({ intent: 'quiz' });
});

test('what a riddle can be answered by is offered', () => {
  const riddle = ask('Stell mir eine Frage', { lastConcept: 'liste' });
  const letters = ['A', 'B', 'C', 'D'].filter((letter) => riddle.text.includes(`**${letter}:**`));
  expect(suggestionsFor(riddle)).toEqual([...letters, 'Keine Ahnung']);
  const verdicts = letters.map((letter) => ask(letter, afterRiddle));
  expect(verdicts.map(suggestionsFor)).toContainEqual([...letters, 'Keine Ahnung']);
  const right = verdicts.find(({ intent }) => intent === 'follow-up');
  expect(right && suggestionsFor(right)).toContain('Nächste Frage');
});

const star = 'import turtle\nt = turtle.Turtle()\nfor i in range(36):\n    t.forward(100)\n';
const clock = 'import time\nfor i in range(9):\n    print(i)\n    time.sleep(1)\n';

function afterRun(code: string) {
  return { code, lastResult: { kind: 'finished', output: '', error: null } } as const;
}

test('a program of the workshop is looked at, and short words go on from there', () => {
  const own = { ...afterRun(star), turn: 1 };
  const first = ask('Schau dir mein Programm „Stern“ an: Was kann ich besser machen?', own);
  expect(first).toMatchObject({ intent: 'program', plan: null });
  expect(first.text).toMatch(/4 Zeilen.*ohne Fehler.*`t\.color/s);
  const then = { ...own, lastIntent: first.intent, lastConcept: first.concept, turn: 2 };
  expect(ask('und warum?', then).text).toMatch(/Ohne `color`/);
  expect(ask('Was noch?', then).text).not.toBe(first.text);
  expect(ask('mach es schneller', then).text).toContain('`t.speed(0)`');
  const meanwhile = { ...then, lastIntent: 'concept', lastConcept: 'liste' };
  expect(ask('Mach es bitte schneller', meanwhile).text).toContain('`t.speed(0)`');
  expect(ask('und warum?', meanwhile).text).toContain('**Liste** genauer');
});

test('what is asked of a program is answered by what stands in it', () => {
  expect(ask('mach es schneller', afterRun(clock)).text).toMatch(/Zeile 4.*`sleep`/s);
  expect(ask('kannst du es bunter machen?', afterRun(clock)).text).toContain('Nenn mir die Zeile');
  const guess = afterRun('zahl = 7\nrate = int(input("?"))\nprint(zahl == rate)\n');
  expect(ask('Was kann ich an meinem Programm verbessern?', guess).text).toContain('try:');
  expect(ask('wie wird das schwerer?', guess).text).toContain('random');
  expect(ask('Was ist eine Liste?', guess).concept).toBe('liste');
});

test('what is red in the own program comes before what could be better', () => {
  const lastResult = { kind: 'python-error', output: '', error: nameErrorOf('punkte') } as const;
  const red = { code: 'print(punkte)', lastResult };
  const { intent, text } = ask('Schau dir mein Programm an', red);
  expect(intent).toBe('error');
  expect(text).toContain('`punkte`');
});

test.each([
  ['wieso heißt python so', 'Monty Python'],
  ['wer hat programmieren erfunden', 'Ada Lovelace'],
  ['wer hat das internet erfunden', 'Berners-Lee'],
  ['können roboter fühlen', 'spürt nichts'],
  ['weiß eine ki alles?', 'Halluzination'],
  ['wie werde ich besser im programmieren', 'zehn Minuten'],
  ['soll ich erst html oder python lernen', 'HTML'],
  ['wie lange dauert es bis ich programmieren kann', 'zwei Monaten'],
])(
  'what is asked of programming at large has one answer, however it is worded: %s',
  (said, told) => {
    const { plan, text } = ask(said);
    expect(plan).toBeNull();
    expect(text).toContain(told);
  },
);

function planFor(message: string) {
  return knowledge.plans.get(ask(message).plan ?? '');
}

test('an idea is of the kind that was wished for', () => {
  expect(planFor('hast du eine projektidee in python')?.codeLanguage).toBe('python');
  expect(planFor('gib mir eine idee für eine webseite')?.codeLanguage).toBe('html');
  expect(planFor('gib mir eine idee für ein spiel')?.genre).toBe('spiel');
  const ideas = ['mir ist langweilig', 'gib mir eine idee', 'überrasch mich', 'projektideen'];
  expect(new Set(ideas.map((message) => ask(message).plan)).size).toBeGreaterThan(1);
});

test('who says what they know is told what comes after that', () => {
  const [first] = knowledge.lessons.values();
  if (!first) throw new Error('There is no lesson.');
  const next = { lesson: first, goal: null, minutes: 10 };
  const told = (message: string) => ask(message, { next }).text;
  expect(told('ich bin schon bei lektion 20 was kommt jetzt')).toContain('Lektion 21');
  expect(told('ich kann schon schleifen was lerne ich als nächstes')).not.toContain('ganz vorn');
  expect(told('was lerne ich als nächstes')).toContain('Fang ganz vorn an');
});

test('a plan that is a page is not offered as one', () => {
  const page = ask('wie baue ich ein memory mit python');
  expect(page.text).toMatch(/in Python/);
  expect(suggestionsFor(page)).not.toContain('Geht das auch als Webseite?');
});

test.each([
  ['wie mache ich ein quiz über pferde', /quiz/],
  ['ich möchte ein quiz programmieren', /quiz/],
  ['ich will ein quiz über planeten machen', /quiz/],
  ['wie kann ich ausrechnen wie lange ich auf eine switch sparen muss', /taschengeld|sparplan/],
])(
  'a wish to build something comes before all that its words could mean as well: %s',
  (said, plan) => {
    expect(ask(said).plan).toMatch(plan);
  },
);

test('a wish for a thing that a card explains is for the card', () => {
  expect(ask('wie programmiere ich eine schleife').concept).toMatch(/schleife/);
  expect(ask('wie kann ich eine funktion programmieren').concept).toBe('funktion');
});

test('what a plan says nothing of is said before it is told', () => {
  const { text } = ask('wie mache ich ein quiz über Dinosaurier');
  expect(text).toMatch(/^Dein Thema „Dinosaurier“ setzt du so ein/);
  expect(ask('wie mache ich ein quiz').text).not.toContain('Dein Thema');
});

test.each([
  'hangman programmieren mit deutschen wörtern',
  'Ich möchte meine Karten in einer Liste speichern und suchen können',
  'Ich möchte eine Webseite für meinen Verein machen, mit Spielplan, Tabelle und Fotos',
  'jump and run mit leveln und einem endboss',
])('what is no noun, a part or a foe is no theme: %s', (message) => {
  expect(ask(message).plan).not.toBeNull();
  expect(ask(message).text).not.toContain('Dein Thema');
});

test('where no plan comes near, none is named', () => {
  const { choices, text, plan } = ask('ich will ein xylofant programmieren');
  expect({ choices, plan }).toEqual({ choices: [], plan: null });
  expect(text).toContain('Einen fertigen Bauplan');
});
