import type { HostilePage } from '../hostile-page.ts';

const guarded = { held: 'ends', told: /hört nicht auf/ } as const;

/** What never gives back control. The guard names the line; what it can't see, the watchdog ends. */
export const endless: readonly HostilePage[] = [
  { title: 'while', script: 'let i = 0;\nwhile (true) i++;', line: 2, ...guarded },
  { title: 'for', script: '\n\nfor (;;) { }', line: 3, ...guarded },
  { title: 'do', script: 'do ; while (true)', line: 1, ...guarded },
  { title: 'for of', script: 'const l = [1];\nfor (const x of l) l.push(x);', line: 2, ...guarded },
  {
    title: 'a label that always goes on',
    script: 'oben: for (;;) {\n  for (;;) continue oben;\n}',
    ...guarded,
  },
  {
    title: 'catches what ends it',
    script: 'for (;;) {\n  try { for (;;) { } } catch { for (;;) { } } finally { for (;;) { } }\n}',
    ...guarded,
  },
  {
    title: 'runs again in every catch',
    script: 'function f() { try { f() } catch { f() } finally { f() } }\nf()',
    held: 'ends',
  },
  {
    title: 'calls itself',
    script: 'const f = (n) => f(n + 1);\nf(0)',
    held: 'lives',
    told: /Maximum call stack|too much recursion/,
  },
  {
    title: 'two call each other through timers without a pause',
    script:
      'const a = () => Promise.resolve().then(b);\nconst b = () => Promise.resolve().then(a);\na()',
    ...guarded,
  },
  {
    title: 'waits for nothing, again and again',
    script: '(async () => {\n  while (true) await null;\n})()',
    line: 2,
    ...guarded,
  },
  {
    title: 'a generator that never ends',
    script: 'function* zahlen() {\n  while (true) yield 1;\n}\nArray.from(zahlen())',
    line: 2,
    ...guarded,
  },
  {
    title: 'an iterator that never ends',
    script:
      'const [...alle] = {\n  [Symbol.iterator]: () => ({\n    next: () => ({ value: 1, done: false }) }) }',
    held: 'ends',
  },
  {
    title: 'a getter that calls itself by others',
    script:
      'const o = { get a() { return [1, 2, 3].map(() => this.b).length }, get b() { for (;;); } };\no.a',
    ...guarded,
  },
  {
    title: 'a comparison that never ends',
    script: '[3, 2, 1].sort((a, b) => { while (a) b++; })',
    line: 1,
    ...guarded,
  },
  {
    title: 'in a handler',
    html: '<button id="b" onclick="for (;;) { }">x</button><script>b.click()</script>',
    line: 1,
    ...guarded,
  },
  {
    title: 'in a handler that a script sets',
    html: `<button id="b">x</button><script>b.setAttribute('onclick', 'for (;;) { }'); setTimeout(() => b.click())</script>`,
    held: 'ends',
    told: /nicht mehr geantwortet/,
  },
  {
    title: 'in a script that a script writes',
    script:
      "document.body.append(Object.assign(document.createElement('script'), { textContent: 'for (;;);' }))",
    held: 'ends',
    told: /nicht mehr geantwortet/,
  },
  {
    title: 'in an observer that feeds itself',
    script: `
      new MutationObserver(() => document.body.append('x')).observe(document.body, { childList: true });
      document.body.append('x');`,
    held: 'ends',
  },
  {
    title: 'a regular expression that goes back and back',
    script: "/(a+)+b/.test('a'.repeat(60))",
    held: 'ends',
    told: /nicht mehr geantwortet/,
  },
  {
    title: 'puts its own counter in place of ours',
    script:
      'attempt(() => { self.$hbgTurn = () => {} });\nattempt(() => Object.defineProperty(self, "$hbgTurn", { value() {} }));\nfor (;;) { }',
    ...guarded,
  },
  {
    title: 'stops the clock and the pauses',
    script:
      'performance.now = Date.now = () => 0;\nself.setTimeout = self.MessageChannel = null;\nfor (;;) { }',
    ...guarded,
  },
];
