import { pageOf } from './page-check-case.ts';
import type { CheckOrder } from './page-checker.ts';

type WholeCase = {
  readonly order: CheckOrder;
  readonly results: readonly (readonly [reached: boolean | null, sentence: string | null])[];
};

const counter =
  'let n = 0; document.querySelector("button").onclick = () => { n += 1; document.title = n; };';

/** Whole checks of several goals. */
export const wholeCases: readonly WholeCase[] = [
  {
    order: {
      check: `
        function goal_1(page) { page.after(click('button')).value('n', 1); }
        function goal_2(page) { page.value('n', 0); }
        function goal_3(page) { page.after(click('button'), click('button')).title('2'); }`,
      goals: 3,
      files: pageOf({ html: '<button>A</button>', js: counter }),
    },
    results: [
      [true, null],
      [true, null],
      [true, null],
    ],
  },
  {
    // A script that breaks off takes no goal with it that doesn't need it.
    order: {
      check: `
        function goal_1(page) { page.find('h1'); }
        function goal_2(page) { page.value('x', 1); }`,
      goals: 2,
      files: pageOf({ html: '<h1>A</h1>', js: 'hupe(); let x = 1;' }),
    },
    results: [
      [true, null],
      [false, 'Den Namen „x“ gibt es in deinem Skript nicht.'],
    ],
  },
  {
    order: {
      check: `
        function goal_1(page) { page.after(click('button')).shows('fertig'); }
        function goal_2(page) { page.find('button'); }`,
      goals: 2,
      files: pageOf({
        html: '<button>A</button>',
        js: 'document.querySelector("button").onclick = () => {\n  while (true) {}\n};',
      }),
    },
    results: [
      [false, 'Diese Schleife hört nicht auf: Zeile 2.'],
      [true, null],
    ],
  },
  {
    // What no count can see, while a goal is tried.
    order: {
      check: `
        function goal_1(page) { page.after(click('button')).shows('fertig'); }
        function goal_2(page) { page.find('button'); }`,
      goals: 2,
      files: pageOf({
        html: '<button>A</button>',
        js: 'document.querySelector("button").onclick = () => /^(a+)+$/.test("a".repeat(60) + "b");',
      }),
    },
    results: [
      [false, 'Deine Seite wird dabei nicht fertig, deshalb habe ich sie angehalten.'],
      [true, null],
    ],
  },
  {
    // And while the page opens: all goals at once, for each would wait as long.
    order: {
      check: `
        function goal_1(page) { page.find('h1'); }
        function goal_2(page) { page.find('h1'); }`,
      goals: 2,
      files: pageOf({ html: '<h1>A</h1>', js: '/^(a+)+$/.test("a".repeat(60) + "b");' }),
    },
    results: [
      [false, 'Deine Seite wird dabei nicht fertig, deshalb habe ich sie angehalten.'],
      [false, 'Deine Seite wird dabei nicht fertig, deshalb habe ich sie angehalten.'],
    ],
  },
  {
    order: {
      check: `
        function goal_1(page) { page.after(click('button')).reload().shows('Rekord: 7'); }
        function goal_2(page) { page.shows('Rekord: 0'); }
        function goal_3(page) { page.after(click('button')).reload().at(390).shows('Rekord: 8'); }`,
      goals: 3,
      files: pageOf({
        html: '<button>A</button><p></p>',
        js: 'document.querySelector("p").textContent = `Rekord: ${hbg.load("rekord") ?? 0}`; document.querySelector("button").onclick = () => hbg.save("rekord", 7);',
      }),
    },
    results: [
      [true, null],
      [true, null],
      [false, 'Bei 390 Pixeln Breite: Auf der Seite steht nirgends „Rekord: 8“.'],
    ],
  },
  {
    // Those that only look come first, whatever their number, and each result stands at its own.
    order: {
      check: `
        function goal_1(page) { page.at(390).with(random(0.25)).reload().shows('390: 0.25'); }
        function goal_2(page) { page.after(click('button')).shows('Klick'); }
        function goal_3(page) { page.shows('1280: '); }
        function goal_4(page) { page.at(500).after(click('button')).shows('Klick').reload().shows('Klick'); }
        function goal_5(page) { page.showsNot('Klick'); }`,
      goals: 5,
      files: pageOf({
        html: '<button>A</button><p></p>',
        js: 'const p = document.querySelector("p"); p.textContent = `${innerWidth}: ${Math.random()}`; document.querySelector("button").onclick = () => { p.textContent = "Klick"; };',
      }),
    },
    results: [
      [true, null],
      [true, null],
      [true, null],
      [false, 'Bei 500 Pixeln Breite: Auf der Seite steht nirgends „Klick“.'],
      [true, null],
    ],
  },
  {
    order: {
      check: `
        function goal_1(page) { page.after(click('button')).find('li').texts('Ada', 'Grace'); }
        function goal_2(page) { page.find('li').none(); }`,
      goals: 2,
      files: pageOf({
        html: '<button>A</button><ul></ul>',
        js: 'document.querySelector("button").onclick = async () => { const antwort = await fetch("data/namen.json"); for (const name of await antwort.json()) { const li = document.createElement("li"); li.textContent = name; document.querySelector("ul").append(li); } };',
      }),
      data: { 'namen.json': '["Ada", "Grace"]' },
    },
    results: [
      [true, null],
      [true, null],
    ],
  },
  {
    // A script alone, without a page around it.
    order: {
      check: "function goal_1(page) { page.logs('Hallo').call('f', 2).gives(4); }",
      goals: 1,
      files: { 'script.js': 'console.log("Hallo"); const f = (x) => x * 2;' },
    },
    results: [[true, null]],
  },
  {
    // Nothing that a page puts in its place reaches the check.
    order: {
      check: "function goal_1(page) { page.after(click('button')).find('p').text('2'); }",
      goals: 1,
      files: pageOf({
        html: '<button>A</button><p>1</p>',
        js: 'const page = 1, click = 2, words = 3; function goal_1() {} document.querySelector("button").onclick = () => { document.querySelector("p").textContent = click; };',
      }),
    },
    results: [[true, null]],
  },
];
