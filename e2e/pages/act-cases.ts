import type { PageCheckCase } from './page-check-case.ts';

const horn = '<button id="hupe">Hupe</button><p id="ton"></p>';
const lamps =
  '<p class="lampe rot an"></p><p class="lampe gelb"></p><p class="lampe gruen"></p><button id="weiter">Weiter</button>';

/** What a page does when something is done to it. */
export const actCases: readonly PageCheckCase[] = [
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
  {
    check:
      "page.after(key('Tab'), key('Tab')).find('#los').is(':focus'); page.after(key('Enter')).shows('ab')",
    right: {
      html: '<a href="#a">A</a><button id="los">B</button><p id="a"></p>',
      js: 'los.onclick = () => { a.textContent = "ab"; };',
    },
    nearly: [
      {
        html: '<a href="#a">A</a><p id="los" onclick="this.textContent = 1">B</p>',
        says: 'Nach der Taste Tab: Der Absatz „B“: Das ist nicht ausgewählt.',
      },
    ],
  },
  {
    check: "page.after(click('button'), wait(10)).shows('0')",
    right: { html: '<button>A</button><p id="p">0</p>' },
    nearly: [
      {
        // A storm of alarms is cut off, and the check goes on.
        html: '<button>A</button><p id="p">0</p>',
        js: 'function sturm() { p.textContent = "x"; setTimeout(sturm, 0); } sturm();',
        says: 'Nach 0,01 Sekunden: Auf der Seite steht nirgends „0“.',
      },
    ],
  },
  {
    check:
      "page.after(click('input')).find('input').style('outline-color', 'red'); page.find('p').text('drin'); page.after(key('Tab')).find('p').text('draußen')",
    right: {
      html: '<input><button>A</button><p></p>',
      css: 'input:focus { outline: 2px solid red }',
      js: 'const p = document.querySelector("p"); const i = document.querySelector("input"); i.onfocus = () => { p.textContent = "drin"; }; i.onblur = () => { p.textContent = "draußen"; };',
    },
    nearly: [],
  },
];
