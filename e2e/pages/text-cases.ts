import type { PageCheckCase } from './page-check-case.ts';

const menu = '<nav><a href="#ziel">A</a> <a href="#ziel">B</a> <a href="#ziel">C</a></nav>';

/** What children see of their page: tags, words, order, links. */
export const textCases: readonly PageCheckCase[] = [
  {
    check: "page.find('nav a').count(3).follows('#ziel')",
    right: { html: `${menu}<h2 id="ziel">Ziel</h2>` },
    nearly: [
      {
        html: '<nav><a href="#ziel">A</a><a href="#ziel">B</a></nav><h2 id="ziel">Ziel</h2>',
        says: 'Gefunden: 2 Links in <nav>, erwartet sind 3.',
      },
      {
        html: `${menu}<h2>Ziel</h2>`,
        says: 'Der Link „A“: Auf der Seite fehlt das Ziel mit id="ziel".',
      },
      {
        html: `${menu.replace('#ziel', 'ziel')}<h2 id="ziel">Ziel</h2>`,
        says: 'Der Link „A“: Der Link führt nach „ziel“, erwartet ist „#ziel“.',
      },
    ],
  },
  {
    check: "page.find('h1').text('Hallo Mars')",
    right: { html: '<h1>Hallo\n Mars</h1>' },
    nearly: [
      { html: '<h2>Hallo Mars</h2>', says: 'Auf der Seite fehlt eine Überschrift <h1>.' },
      {
        html: '<h1>hallo mars</h1>',
        says: 'Die Überschrift <h1> „hallo mars“: Hier steht „hallo mars“, erwartet ist „Hallo Mars“: Achte auf groß und klein.',
      },
      {
        html: '<h1>Hallo, Mars!</h1>',
        says: 'Die Überschrift <h1> „Hallo, Mars!“: Hier steht „Hallo, Mars!“, erwartet ist „Hallo Mars“: Achte auf Leerzeichen und Satzzeichen.',
      },
    ],
  },
  {
    check: "page.shows('Betreten nur für Roboter')",
    right: { html: '<p>Betreten nur für <b>Roboter</b>.</p>' },
    nearly: [
      {
        html: '<p>Betreten verboten</p>',
        says: 'Auf der Seite steht nirgends „Betreten nur für Roboter“.',
      },
      {
        html: '<p hidden>Betreten nur für Roboter</p>',
        says: '„Betreten nur für Roboter“ steht in der Seite, ist aber nicht zu sehen.',
      },
    ],
  },
  {
    check: "page.title('Marszeitung').lang('de')",
    right: { html: '<html lang="de"><head><title>Marszeitung</title></head><body></body></html>' },
    nearly: [
      { html: '<h1>Marszeitung</h1>', says: 'In <title> steht nichts.' },
      { html: '<title>Marszeitung</title>', says: 'In <html> fehlt lang="de".' },
    ],
  },
  {
    check: 'page.outline()',
    right: { html: '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>' },
    nearly: [
      { html: '<h1>A</h1><h3>C</h3>', says: 'Nach <h1> kommt gleich <h3>: Da fehlt eine Stufe.' },
      {
        html: '<h1>A</h1><h1>B</h1>',
        says: 'Gefunden: 2 Überschriften <h1>, erwartet ist genau eine.',
      },
    ],
  },
  {
    check: "page.find('img').attr('src').named()",
    right: { html: '<img src="data:," alt="Ein roter Schirm">' },
    nearly: [
      { html: '<img src="data:,">', says: 'Das Bild: Der Text in alt fehlt.' },
      { html: '<img alt="Ein roter Schirm">', says: 'Das Bild: Das Attribut src fehlt.' },
    ],
  },
  {
    check: "page.find('ul').find('li').texts('Öl', 'Schrauben', 'Strom')",
    right: { html: '<ul><li>Öl</li><li>Schrauben</li><li>Strom</li></ul>' },
    nearly: [
      {
        html: '<ul><li>Öl</li><li>Strom</li></ul>',
        says: 'Nummer 2: Hier steht „Strom“, erwartet ist „Schrauben“.',
      },
      { html: '<ol><li>Öl</li></ol>', says: 'Auf der Seite fehlt eine Liste.' },
    ],
  },
  {
    check: "page.find('header').before('main'); page.find('nav').inside('header')",
    right: { html: '<header><nav></nav></header><main></main>' },
    nearly: [
      {
        html: '<main></main><header><nav></nav></header>',
        says: '<header>: Das soll vor <main> stehen.',
      },
      {
        html: '<header></header><nav></nav><main></main>',
        says: '<nav>: Das steht nicht in <header>.',
      },
    ],
  },
  {
    check: "page.find('label').count({ min: 2 }); page.find('input').named()",
    right: { html: '<label>Name <input></label><label for="a">Alter</label><input id="a">' },
    nearly: [
      {
        html: '<label>Name <input></label>',
        says: 'Gefunden: 1 Beschriftung, erwartet sind mindestens 2.',
      },
      {
        html: '<label>Name <input></label><label for="b">Alter</label><input id="a">',
        says: 'Das Eingabefeld #a: Dazu fehlt ein <label>.',
      },
    ],
  },
  {
    check: "page.find('#hupe')",
    right: { html: '<button id="hupe">Tröt</button>' },
    nearly: [
      {
        html: '<button class="hupe">Tröt</button>',
        says: 'Auf der Seite fehlt ein Element mit der id „hupe“. „hupe“ ist bei dir eine Klasse.',
      },
    ],
  },
  {
    check: "page.find('button', 'Weiter')",
    right: { html: '<button>Weiter</button>' },
    nearly: [
      {
        html: '<button>Los</button>',
        says: 'Gesucht ist ein Knopf mit „Weiter“, da steht aber „Los“.',
      },
    ],
  },
];
