import { expect, test } from 'vitest';
import { blank, knowledge } from '../eval/library.ts';
import type { Situation } from '../src/talk/situation.ts';
import { answer } from '../src/talk/tutor.ts';

const [first] = knowledge.lessons.values();
const next = first ? { lesson: first, goal: null, minutes: 10 } : null;

function ask(message: string, situation: Partial<Situation> = {}) {
  return answer(message, knowledge, { ...blank, next, ...situation });
}

test.each([
  ['muss ich gut in mathe sein um zu programmieren', 'Mathe brauchst du nicht'],
  ['was muss ich lernen um spiele zu programmieren', 'Lektion 34'],
  ['warum heißt ein fehler bug', 'Motte'],
  ['wie viele programmiersprachen gibt es auf der welt', 'ehrere Tausend'],
  ['woher weiß tiktok was mir gefällt', 'ansiehst'],
  ['kann eine ki klüger sein als ein mensch', 'auf die Aufgabe an'],
  ['kannst du mir in englisch helfen', 'Vokabeltrainer'],
  ['ich will einen roboter programieren der tanzt', 'Bausatz'],
  ['ich will was bauen das meine hausaufgaben macht', 'gelernt hast du davon nichts'],
  ['wie mache ich eine app fürs handy', 'App'],
])(
  'what is asked besides building is answered, not a card that has a word of it: %s',
  (said, told) => {
    const { text, plan } = ask(said);
    expect(plan).toBeNull();
    expect(text).toContain(told);
  },
);

test.each(['Hilf mir ein Quiz zu machen', 'Quiz mit 5 Fragen zu Tieren'])(
  'who wants a quiz made is not asked a riddle: %s',
  (said) => {
    const { intent, plan } = ask(said);
    expect(intent).toBe('build');
    expect(plan).not.toBeNull();
  },
);

test('who wants to be asked is', () => {
  for (const said of ['Mach ein Quiz mit mir', 'Stell mir eine Frage'])
    expect(ask(said).intent).toBe('quiz');
});

test('what somebody feels is not taken for what machines feel', () => {
  for (const said of [
    'ich hab angst dass ich den computer kaputt mache',
    'meine mama ist böse weil ich am computer war',
    'ich bin traurig weil mein roboter kaputt ist',
  ])
    expect(ask(said).text).not.toContain('Künstliche Intelligenz');
  expect(ask('können roboter traurig sein').text).toContain('spürt nichts');
});

test('who is afraid of a test is heard before being asked anything', () => {
  const { intent, text } = ask('morgen ist eine mathearbeit und ich hab voll panik');
  expect(intent).toBe('small-talk');
  expect(text).toContain('Aufgeregt zu sein ist normal');
});

test('a sum in words is one for Python', () => {
  expect(ask('wie viel ist 17 mal 23?').text).toContain('`print(17 * 23)`');
  expect(ask('wieviel ist 3,5 geteilt durch 2').text).toContain('`print(3.5 / 2)`');
});

test('who has finished the course is given something of their own to build', () => {
  const { intent, text, plan } = ask('ich habe den ganzen kurs geschafft und jetzt?');
  expect(intent).toBe('next');
  expect(text).toContain('noch Lektion 1 offen');
  expect(plan).not.toBeNull();
});

test('what a game leaves out of the wish is said before it is told', () => {
  const { plan, text } = ask('ich will pong programmieren wo man schießen kann');
  expect(plan).toBe('pong');
  expect(text).toMatch(/^Schießen kommt in meinem Plan noch nicht vor/);
  expect(ask('ich will ein snake programmieren').text).toMatch(/^\*\*Snake/);
});

test('what no program here can do is said beside what comes near', () => {
  expect(ask('ich will ein 3d spiel machen').text).toMatch(/^Räumlich in 3D geht es hier nicht/);
  const online = 'ich will ein spiel bauen das man online zusammen spielen kann';
  expect(ask(online).text).toMatch(/^Über das Internet zusammen spielen geht hier nicht/);
});

test('for a sum no game is offered that has a number of it', () => {
  expect(ask('wie viel ist 17 mal 23').choices).toEqual([]);
});

function plansNamed(message: string) {
  const { choices, plan } = ask(message);
  return [...knowledge.plans.values()].filter(
    ({ id, title }) => id === plan || choices.includes(title),
  );
}

test('for a game only games are named, whatever words they have in common with it', () => {
  const named = plansNamed('wie mache ich ein spiel mit einer katze die mäuse fängt');
  expect(named.map(({ genre }) => genre)).toEqual(named.map(() => 'spiel'));
  expect(named.length).toBeGreaterThan(0);
});

test.each([
  [
    'eine idee für mich und meinen freund zu zweit',
    /zu zweit|Zwei|Würfel|Rennen|Duell|Schätzquiz/i,
  ],
  [
    'hast du eine idee für ein geschenk für meine oma',
    /Karte|Blumen|Feuerwerk|Komplimente|Einladung|Herz|Rubbellos/,
  ],
])('an idea is for whom it was wished for: %s', (said, title) => {
  const { plan, choices } = ask(said);
  expect([knowledge.plans.get(plan ?? '')?.title, ...choices].join()).toMatch(title);
});

test('a page is named by what it shows, not by a card that has a word of it', () => {
  expect(ask('Ich möchte eine Webseite mit Bildern von meinen Pferden').plan).toMatch(
    /^(?:bildergalerie|hobbyseite)$/,
  );
  const { plan, concept } = ask('wie mache ich eine seite mit einem knopf für dark mode');
  expect({ concept, plan }).toEqual({ concept: null, plan: 'hell-und-dunkel' });
});

test('who wants to know the best meal of a canteen is no danger', () => {
  expect(ask('wie mache ich eine umfrage was das beste essen in der mensa ist').plan).toBe(
    'umfrage',
  );
});

test.each([
  [
    'snake mit zwei spielern',
    'snake',
    /Zwei Spieler sind in diesem Bauplan noch nicht drin.*Turtle/,
  ],
  ['ein tagebuch mit passwort und bildern', 'tagebuch', /noch nicht drin.*„mit Bildern“\. Bau/i],
  [
    'quiz mit highscore',
    'quiz-mit-punkten',
    /„mit Highscore“.*\*\*Eine Bestenliste mit Punkten\*\*/,
  ],
  ['labyrinth im weltraum', 'labyrinth', /^Dein Thema „Weltraum“ setzt du so ein/],
])('what a wish adds and its plan has not is said, with the step to it: %s', (said, id, told) => {
  const { plan, text } = ask(said);
  expect(plan).toBe(id);
  expect(text).toMatch(told);
});

test('nothing is said to be missing that the plan has, or that is only how it is made', () => {
  for (const said of ['stoppuhr mit rundenzeiten', 'pong mit turtle', 'ein tagebuch mit passwort'])
    expect(ask(said).text).not.toMatch(/noch nicht drin/i);
});

test.each([
  ['quiz über dinosaurier', 'quiz-mit-punkten', 'Dein Thema „Dinosaurier“'],
  ['clicker game wie cookie clicker aber mit döner', 'klickspiel', 'Dein Thema „Döner“'],
  ['hangman mit minecraft sachen', 'galgenmaennchen', 'Dein Thema „Minecraft“'],
])('a form with a subject is the plan of that form, with where to put it: %s', (said, id, told) => {
  const { plan, text } = ask(said);
  expect(plan).toBe(id);
  expect(text).toContain(told);
});

test.each([
  [
    'ein spiel wo man ein labyrint hat und raus muss und ein monster wird immer schneller',
    'monster-labyrinth',
  ],
  ['ich will so nen eierwecker machen der nach 5 minuten klingelt', 'countdown'],
  [
    'wie schreib ich ein programm das meine noten eingibt und den durchschnitt ausrechnet',
    'notenrechner',
  ],
  ['ich brauche ein programm das mir sagt welches sternzeichen ich bin', 'sternzeichen'],
  ['ich möchte eine uhr mit zeigern bauen die man im browser sehen kann', 'zeigeruhr'],
])('a clear wish is answered at once: %s', (said, id) => {
  expect(ask(said).plan).toBe(id);
});

test('who wants a page hears where there is only a program', () => {
  const { text } = ask('wie baue ich ein galgenmännchen im browser');
  expect(text).toMatch(/^Diesen Bauplan gibt es hier nur in Python/);
});

test('ideas are about what is liked, and none of what was made already', () => {
  const { choices } = ask(
    'ich hab schon snake und pong gemacht was kann ich jetzt bauen? ich mag weltraum und tiere',
  );
  expect(choices).toHaveLength(3);
  expect(choices.join()).not.toMatch(/Snake|Pong/);
});

test('no plan that has only a word of it is told, but how to begin alone', () => {
  const { plan, text } = ask('ich will einen rasenmäher bauen');
  expect(plan).toBeNull();
  expect(text).toContain('Einen fertigen Bauplan');
  expect(text).toContain('Eingabe');
});

test.each(['ich will ein gokart spiel machen', 'ich möchte ein spiel mit feen programmieren'])(
  'a game of which only its figure is said may be one of several that take any: %s',
  (said) => {
    const { choices, text } = ask(said);
    expect(text).toMatch(/^Zu „(?:Gokart|Feen)“ habe ich keinen fertigen Plan/);
    expect(choices).toHaveLength(3);
  },
);

test.each([
  ['ich will ein angelspil programiren', 'angelspiel'],
  ['wie programier ich ein 4 gewint', 'vier-gewinnt'],
])('mistyped words of building are read: %s', (said, id) => {
  expect(ask(said).plan).toBe(id);
});
