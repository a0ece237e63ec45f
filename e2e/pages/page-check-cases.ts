import type { PageCheckCase } from './page-check-case.ts';

const menu = '<nav><a href="#ziel">A</a> <a href="#ziel">B</a> <a href="#ziel">C</a></nav>';
const cards =
  '<main><div class="karte">1</div><div class="karte">2</div><div class="karte">3</div></main>';
const horn = '<button id="hupe">Hupe</button><p id="ton"></p>';
const lamps =
  '<p class="lampe rot an"></p><p class="lampe gelb"></p><p class="lampe gruen"></p><button id="weiter">Weiter</button>';

/** What children see of their page: tags, words, order, links. */
const textCases: readonly PageCheckCase[] = [
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

/** How a page looks. */
const styleCases: readonly PageCheckCase[] = [
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

/** What a page does when something is done to it. */
const actCases: readonly PageCheckCase[] = [
  {
    check: "page.after(click('#hupe')).shows('Tröt')",
    right: {
      html: horn,
      js: 'document.querySelector("#hupe").addEventListener("click", () => { document.querySelector("#ton").textContent = "Tröt"; });',
    },
    nearly: [
      { html: horn, js: '', says: 'Nach dem Klick: Auf der Seite steht nirgends „Tröt“.' },
      {
        html: horn,
        js: 'document.querySelector("#hube").addEventListener("click", () => {});',
        says: 'Nach dem Klick: Auf der Seite steht nirgends „Tröt“.',
      },
      { html: '<p id="ton"></p>', says: 'Auf der Seite fehlt ein Element mit der id „hupe“.' },
      {
        html: '<button id="hupe" disabled>Hupe</button>',
        says: 'Der Knopf „Hupe“: Das ist gesperrt.',
      },
    ],
  },
  {
    check:
      "page.after(click('#weiter')).find('.gelb').is('.an').otherwise('gefunden: keine Lampe leuchtet')",
    right: {
      html: lamps,
      css: '.lampe { width: 9px; height: 9px }',
      js: 'const l = document.querySelectorAll(".lampe"); let s = 0; document.querySelector("#weiter").onclick = () => { l[s].classList.remove("an"); s = (s + 1) % 3; l[s].classList.add("an"); };',
    },
    nearly: [
      {
        html: lamps,
        js: 'const l = document.querySelectorAll(".lampe"); document.querySelector("#weiter").onclick = () => { l[0].classList.remove("an"); l[1].classlist.add("an"); };',
        says: 'gefunden: keine Lampe leuchtet',
      },
    ],
  },
  {
    check: "page.after(type('#zahl', '21'), click('button')).find('#doppelt').text('42')",
    right: {
      html: '<input id="zahl"><button>Rechne</button><p id="doppelt"></p>',
      js: 'document.querySelector("button").onclick = () => { doppelt.textContent = 2 * Number(zahl.value); };',
    },
    nearly: [
      {
        html: '<input id="zahl"><button>Rechne</button><p id="doppelt"></p>',
        js: 'document.querySelector("button").onclick = () => { doppelt.textContent = zahl.value + zahl.value; };',
        says: 'Nach dem Klick: Der Absatz „2121“: Hier steht „2121“, erwartet ist „42“.',
      },
    ],
  },
  {
    check: "page.after(wait(3000)).find('#zeit').text('3')",
    right: {
      html: '<p id="zeit">0</p>',
      js: 'let s = 0; setInterval(() => { s += 1; zeit.textContent = s; }, 1000);',
    },
    nearly: [
      {
        html: '<p id="zeit">0</p>',
        js: 'let s = 0; setTimeout(() => { s += 1; zeit.textContent = s; }, 1000);',
        says: 'Nach 3 Sekunden: Der Absatz „1“: Hier steht „1“, erwartet ist „3“.',
      },
    ],
  },
  {
    check: "page.after(click('button'), wait(1000)).shows('fertig')",
    right: {
      html: '<button>Los</button><p id="a"></p>',
      js: 'const warte = (ms) => new Promise((weiter) => setTimeout(weiter, ms)); document.querySelector("button").onclick = async () => { for (let i = 0; i < 10; i++) await warte(100); a.textContent = "fertig"; };',
    },
    nearly: [
      {
        html: '<button>Los</button><p id="a"></p>',
        js: 'document.querySelector("button").onclick = () => { setTimeout(() => { a.textContent = "fertig"; }, 1500); };',
        says: 'Nach 1 Sekunde: Auf der Seite steht nirgends „fertig“.',
      },
    ],
  },
  {
    check: "page.after(dice(6, 3), click('button'), click('button')).logs('6', '3')",
    right: {
      html: '<button>Wurf</button>',
      js: 'document.querySelector("button").onclick = () => console.log(Math.floor(Math.random() * 6) + 1);',
    },
    nearly: [
      {
        html: '<button>Wurf</button>',
        js: 'document.querySelector("button").onclick = () => console.log(Math.floor(Math.random() * 6));',
        says: 'Nach dem Klick: In der Konsole fehlt „6“. Dort steht „5“.',
      },
    ],
  },
  {
    check: "page.with(random(0.99)).value('glueck', 99)",
    right: { js: 'const glueck = Math.floor(Math.random() * 100);' },
    nearly: [
      { js: 'let glueck = Math.round(Math.random());', says: 'glueck ist 1, erwartet ist 99.' },
      { js: 'let pech = 3;', says: 'Den Namen „glueck“ gibt es in deinem Skript nicht.' },
    ],
  },
  {
    check: "page.after(key('ArrowRight'), key('ArrowRight')).value('x', 20)",
    right: {
      js: 'let x = 0; document.addEventListener("keydown", (e) => { if (e.key === "ArrowRight") x += 10; });',
    },
    nearly: [
      {
        js: 'let x = 0; document.addEventListener("keydown", (e) => { if (e.key === "Right") x += 10; });',
        says: 'Nach der Taste ArrowRight: x ist 0, erwartet ist 20.',
      },
    ],
  },
  {
    check:
      "page.after(hold('ArrowUp', 500)).that((window) => window.innerWidth > 0, 'nie').value('y', 30)",
    right: {
      js: 'let y = 0; const tasten = {}; addEventListener("keydown", (e) => { tasten[e.key] = true; }); addEventListener("keyup", (e) => { tasten[e.key] = false; }); function bild() { if (tasten.ArrowUp) y += 1; requestAnimationFrame(bild); } requestAnimationFrame(bild);',
    },
    nearly: [
      {
        js: 'let y = 0; addEventListener("keydown", (e) => { y += 1; });',
        says: 'Nach der Taste ArrowUp: y ist 1, erwartet ist 30.',
      },
    ],
  },
  {
    check:
      "page.after(choose('select', 'rot'), choose('#ja')).find('#ja').is(':checked'); page.shows('rot')",
    right: {
      html: '<select><option>blau</option><option>rot</option></select><input type="checkbox" id="ja"><p id="a"></p>',
      js: 'document.querySelector("select").onchange = (e) => { a.textContent = e.target.value; };',
    },
    nearly: [
      {
        html: '<select><option>blau</option><option>rot</option></select><input type="checkbox" id="ja" onclick="return false">',
        says: 'Nach der Auswahl: Das Eingabefeld #ja: Das ist nicht angekreuzt.',
      },
    ],
  },
  {
    check: "page.find('#dialog').hidden(); page.after(click('button')).find('#dialog').visible()",
    right: {
      html: '<button>Auf</button><p id="dialog" hidden>Hier</p>',
      js: 'document.querySelector("button").onclick = () => { dialog.hidden = false; };',
    },
    nearly: [
      {
        html: '<button>Auf</button><p id="dialog">Hier</p>',
        says: 'Der Absatz „Hier“: Das ist noch zu sehen.',
      },
    ],
  },
];

/** Scripts, drawings, tones. */
const scriptCases: readonly PageCheckCase[] = [
  {
    check: "page.call('flaeche', 3, 4).gives(12); page.call('flaeche', 0, 4).gives(0)",
    right: { js: 'const flaeche = (a, b) => a * b;' },
    nearly: [
      {
        js: 'function flaeche(a, b) { return a + b; }',
        says: 'flaeche(3, 4) gibt 7, erwartet ist 12.',
      },
      {
        js: 'function flaeche(a, b) { a * b; }',
        says: 'flaeche(3, 4) gibt nichts zurück, erwartet ist 12. Fehlt return?',
      },
      {
        js: 'function fläche(a, b) { return a * b; }',
        says: 'Eine Funktion „flaeche“ gibt es in deinem Skript nicht.',
      },
      {
        js: 'function flaeche(a, b) { return c * b; }',
        says: 'flaeche(3, 4) bricht ab: c is not defined',
      },
    ],
  },
  {
    check: "page.call('lade').gives({ name: 'Ada', punkte: [1, 2] })",
    right: { js: 'async function lade() { return { punkte: [1, 2], name: "Ada" }; }' },
    nearly: [
      {
        js: 'function lade() { return { name: "Ada", punkte: [1] }; }',
        says: 'lade() gibt { name: „Ada“, punkte: [1] }, erwartet ist { name: „Ada“, punkte: [1, 2] }.',
      },
    ],
  },
  {
    check: "page.logs('Start', /\\d+ Lampen/)",
    right: { js: 'console.log("Start"); console.log("los"); console.log(3, "Lampen");' },
    nearly: [{ js: 'console.log("Start");', says: 'In der Konsole fehlt „\\d+ Lampen“.' }],
  },
  {
    check:
      "page.code.uses('for', '=>').usesNot('var').atMost(1, 'console.log').notMoreLinesThan(4)",
    right: { js: 'const f = (x) => x;\nfor (const x of [1]) f(x);\nconsole.log("var"); // var' },
    nearly: [
      { js: 'const f = (x) => x; // for', says: 'In script.js fehlt „for“.' },
      {
        js: 'for (var i = 0; i < 3; i++) (() => i)();',
        says: 'In script.js steht noch „var“, hier soll es ohne gehen.',
      },
    ],
  },
  {
    check: "page.canvas().pixel(10, 10, 'red').painted(50, 50, 10, 10)",
    right: {
      html: '<canvas width="100" height="100"></canvas>',
      js: 'const c = document.querySelector("canvas").getContext("2d"); c.fillStyle = "red"; c.fillRect(0, 0, 100, 100);',
    },
    nearly: [
      {
        html: '<canvas width="100" height="100"></canvas>',
        js: 'const c = document.querySelector("canvas").getContext("2d"); c.fillStyle = "rot"; c.fillRect(0, 0, 100, 100);',
        says: 'Bei (10, 10) ist die Zeichenfläche black, erwartet ist red.',
      },
      { html: '<p></p>', says: 'Auf der Seite fehlt eine Zeichenfläche.' },
    ],
  },
  {
    check: "page.canvas().like((c) => { c.fillStyle = 'blue'; c.fillRect(20, 20, 40, 40); })",
    right: {
      html: '<canvas width="100" height="100"></canvas>',
      js: 'const c = document.querySelector("canvas").getContext("2d"); c.fillStyle = "blue"; c.fillRect(20, 20, 40, 41);',
    },
    nearly: [
      {
        html: '<canvas width="100" height="100"></canvas>',
        js: 'const c = document.querySelector("canvas").getContext("2d"); c.fillStyle = "blue"; c.fillRect(20, 20, 20, 20);',
        says: 'Bei (40, 20) ist die Zeichenfläche leer, erwartet ist blue.',
      },
    ],
  },
  {
    check: 'page.canvas().changes(wait(200))',
    right: {
      html: '<canvas width="50" height="50"></canvas>',
      js: 'const c = document.querySelector("canvas").getContext("2d"); let x = 0; function bild() { c.clearRect(0, 0, 50, 50); c.fillRect(x, 0, 5, 5); x += 1; requestAnimationFrame(bild); } bild();',
    },
    nearly: [
      {
        html: '<canvas width="50" height="50"></canvas>',
        js: 'document.querySelector("canvas").getContext("2d").fillRect(0, 0, 5, 5);',
        says: 'Nach 0,2 Sekunden: Auf der Zeichenfläche ändert sich nichts.',
      },
    ],
  },
  {
    check: "page.after(drag('canvas', [10, 10], [40, 10])).canvas().painted(20, 5, 10, 10)",
    right: {
      html: '<canvas width="50" height="50"></canvas>',
      js: 'const t = document.querySelector("canvas"); const c = t.getContext("2d"); t.onpointerdown = (e) => c.moveTo(e.offsetX, e.offsetY); t.onpointermove = (e) => { c.lineTo(e.offsetX, e.offsetY); c.stroke(); };',
    },
    nearly: [
      {
        html: '<canvas width="50" height="50"></canvas>',
        says: 'Nach dem Ziehen: Bei (20, 5) ist noch nichts gemalt.',
      },
    ],
  },
  {
    check: "page.after(click('button')).plays(440)",
    right: {
      html: '<button>A</button>',
      js: 'document.querySelector("button").onclick = () => { const a = new AudioContext(); const o = a.createOscillator(); o.frequency.value = 440; o.connect(a.destination); o.start(); };',
    },
    nearly: [
      {
        html: '<button>A</button>',
        says: 'Nach dem Klick: Kein Ton ist zu hören, erwartet sind 440 Hertz.',
      },
    ],
  },
];

export const pageCheckCases: readonly PageCheckCase[] = [
  ...textCases,
  ...styleCases,
  ...actCases,
  ...scriptCases,
];
