import type { PageCheckCase } from './page-check-case.ts';

/** Scripts, drawings, tones. */
export const scriptCases: readonly PageCheckCase[] = [
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
