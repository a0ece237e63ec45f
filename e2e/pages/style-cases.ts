import type { PageCheckCase } from './page-check-case.ts';

const cards =
  '<main><div class="karte">1</div><div class="karte">2</div><div class="karte">3</div></main>';

/** How a page looks. */
export const styleCases: readonly PageCheckCase[] = [
  {
    check: "page.find('.karte').style('display', 'flex')",
    right: { html: cards, css: '.karte { display: flex }' },
    nearly: [
      { html: cards, css: '', says: '<div class="karte">: display ist block, erwartet ist flex.' },
      { html: '<div>1</div>', says: 'Auf der Seite fehlt ein Element mit der Klasse „karte“.' },
    ],
  },
  {
    check: "page.find('h1').style('color', 'red', 'crimson').style('font-size', '2rem')",
    right: { html: '<h1>A</h1>', css: 'h1 { color: #f00; font-size: 32px }' },
    nearly: [
      {
        html: '<h1>A</h1>',
        css: 'h1 { color: blue }',
        says: 'Die Überschrift <h1> „A“: color ist blue, erwartet ist red oder crimson.',
      },
    ],
  },
  {
    check: "page.find('body').style('background-color')",
    right: { html: '<p>A</p>', css: 'body { background-color: gold }' },
    nearly: [
      {
        html: '<p>A</p>',
        says: '<body>: background-color ist transparent, das ist noch wie von selbst.',
      },
    ],
  },
  {
    check: "page.find('.karte').columns(3)",
    right: { html: cards, css: 'main { display: grid; grid-template-columns: 1fr 1fr 1fr }' },
    nearly: [{ html: cards, says: 'Gefunden: 1 Spalte, erwartet sind 3.' }],
  },
  {
    check: "page.at(390).find('.karte').columns(1); page.at(1280).find('.karte').columns(3)",
    right: {
      html: cards,
      css: 'main { display: flex } @media (max-width: 600px) { main { display: block } }',
    },
    nearly: [
      {
        html: cards,
        css: 'main { display: flex }',
        says: 'Bei 390 Pixeln Breite: Gefunden: 3 Spalten, erwartet ist 1.',
      },
    ],
  },
  {
    check: 'page.at(390).noScroll()',
    right: { html: cards },
    nearly: [
      {
        html: '<h1>A</h1><section style="width: 500px">B</section>',
        says: 'Bei 390 Pixeln Breite: Die Seite ist 118 Pixel zu breit und lässt sich seitwärts schieben. <section> ragt über den Rand.',
      },
    ],
  },
  {
    check: "page.find('#paket').size(200, 100)",
    right: {
      html: '<div id="paket"></div>',
      css: '#paket { width: 160px; height: 60px; padding: 20px }',
    },
    nearly: [
      {
        html: '<div id="paket"></div>',
        css: '#paket { width: 200px; height: 100px; padding: 20px }',
        says: '<div id="paket">: Das ist 240 Pixel breit, erwartet sind 200.',
      },
    ],
  },
  {
    check: "page.after(hover('.knopf')).find('.knopf').style('background-color', 'gold')",
    right: {
      html: '<a class="knopf" href="#">A</a>',
      css: '.knopf { background-color: red; transition: background-color 1s } .knopf:hover { background-color: gold }',
    },
    nearly: [
      {
        html: '<a class="knopf" href="#">A</a>',
        css: '.knopf { background-color: red } .knopf:hoover { background-color: gold }',
        says: 'Nach dem Darüberfahren: Der Link „A“: background-color ist red, erwartet ist gold.',
      },
    ],
  },
  {
    check: "page.find('p').contrast()",
    right: { html: '<p>A</p>', css: 'p { color: #333 }' },
    nearly: [
      {
        html: '<p>A</p>',
        css: 'p { color: #aaa }',
        says: 'Der Absatz „A“: Die Schrift hebt sich zu wenig ab: 2,3 zu 1, gebraucht wird 4,5 zu 1.',
      },
    ],
  },
  {
    check: "page.styles.uses('grid-template-columns').usesNot('float')",
    right: { html: cards, css: 'main { display: grid; grid-template-columns: 1fr 1fr }' },
    nearly: [
      {
        html: cards,
        css: '/* grid-template-columns */',
        says: 'In style.css fehlt „grid-template-columns“.',
      },
    ],
  },
];
