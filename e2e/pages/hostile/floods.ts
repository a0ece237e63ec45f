import type { HostilePage } from '../hostile-page.ts';

/** Too much of everything: it may end or live, but the house goes on. */
export const floods: readonly HostilePage[] = [
  {
    title: 'timers that set timers',
    script: 'const more = () => { setTimeout(more); setTimeout(more) };\nmore();',
    held: 'either',
  },
  {
    title: 'a hundred thousand timers',
    script:
      'for (let i = 0; i < 100000; i++) setInterval(() => { for (let j = 0; j < 1000; j++); }, 0)',
    held: 'either',
  },
  { title: 'texts that double', script: "let s = 'x';\nwhile (true) s += s;", held: 'either' },
  {
    title: 'texts that double and are looked at',
    script:
      "let s = 'x';\nfor (let i = 0; i < 29; i++) { s += s; s.charCodeAt(s.length - 1) }\nconst all = [];\nwhile (true) all.push([...s]);",
    held: 'ends',
  },
  {
    title: 'lists that grow',
    script: 'const l = [];\nwhile (true) l.push(new Array(1000).fill(l.length));',
    held: 'ends',
  },
  {
    title: 'giant lists',
    script:
      'const all = [];\nfor (let i = 0; i < 100; i++) all.push(new Float64Array(2 ** 27).fill(i));',
    held: 'either',
  },
  {
    title: 'JSON of a thousand million parts',
    script: "let o = ['x'];\nfor (let i = 0; i < 30; i++) o = [o, o];\nJSON.stringify(o);",
    held: 'either',
  },
  {
    title: 'ten million nodes',
    script: "for (let i = 0; i < 10000000; i++) document.body.append(document.createElement('p'));",
    held: 'ends',
  },
  {
    title: 'a page that copies itself',
    script: 'while (true) document.body.innerHTML += document.body.innerHTML + "<p>x";',
    held: 'ends',
  },
  {
    title: 'ten thousand animations',
    html: `<style>p { animation: a 1ms infinite alternate; box-shadow: 0 0 90px red } @keyframes a { to { transform: rotate(1turn); filter: blur(9px) } }</style>
      <script>for (let i = 0; i < 10000; i++) document.body.append(document.createElement('p'))</script>`,
    held: 'either',
  },
  {
    title: 'windows that ask',
    script:
      "for (let i = 0; i < 1000; i++) { alert(i); confirm(i); prompt(i) }\nprint(); onbeforeunload = () => 'bleib';",
    held: 'lives',
  },
  {
    title: 'a flood in the console',
    script: "for (let i = 0; i < 30000; i++) console.log('Zeile ' + i, { i });",
    held: 'either',
  },
  {
    title: 'errors without end',
    script:
      "setInterval(() => { throw new Error('x'.repeat(100000)) });\nsetInterval(() => Promise.reject('y'));",
    held: 'lives',
  },
  {
    title: 'writes itself anew, again and again',
    script:
      "setTimeout(() => { document.write('<h1>neu</h1><script>got.x.y</' + 'script>'); document.close() });",
    held: 'lives',
    told: /reading 'y'|undefined/,
  },
  {
    title: 'fills its memory',
    script: "for (let i = 0; i < 10; i++) hbg.save('n' + i, 'x'.repeat(10000));",
    held: 'lives',
    told: /hbg\.save ist voll/,
  },
  {
    title: 'asks for focus all the time',
    html: '<input id="feld" autofocus><script>setInterval(() => { feld.focus(); window.focus() }, 1)</script>',
    held: 'lives',
  },
];
