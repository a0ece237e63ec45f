/** A file, and what has to be said about it: kind, line and column of each warning, in order. */
export type PageWarningCase = {
  readonly html?: string;
  readonly css?: string;
  readonly js?: string;
  readonly warnings: readonly (readonly [kind: string, line: number, column: number])[];
  readonly mentions?: readonly string[];
};

export const htmlWarningCases: readonly PageWarningCase[] = [
  {
    html: '<p>Hallo <b>Mars</p>',
    warnings: [['html-unclosed', 1, 10]],
    mentions: ['`</b>`', '`</p>`'],
  },
  { html: '<div>\n<h1>Mars</h1>', warnings: [['html-unclosed', 1, 1]], mentions: ['`</div>`'] },
  { html: '<h1>Mars</h2>', warnings: [['html-stray-end', 1, 9]], mentions: ['`</h1>`'] },
  { html: '<p>a</p>\n</div>', warnings: [['html-stray-end', 2, 1]], mentions: ['`</div>`'] },
  { html: '<p>a\n<h1>b</h1>', warnings: [] },
  { html: '<h1 Mars</h1>', warnings: [['html-open-tag', 1, 1]], mentions: ['`>`'] },
  {
    html: '<a href="mars.html>Mars</a>',
    warnings: [['html-open-value', 1, 4]],
    mentions: ['`href`', '`"`'],
  },
  {
    html: '<p class=„rot“>a</p>',
    warnings: [['html-typographic-quotes', 1, 4]],
    mentions: ['`class="…"`'],
  },
  { html: '<buton>a</buton>', warnings: [['html-unknown-tag', 1, 2]], mentions: ['`<button>`'] },
  {
    html: '<img scr="a.png" alt="a">',
    warnings: [['html-misspelt-attribute', 1, 6]],
    mentions: ['`src="…"`'],
  },
  {
    html: '<p class=".rot">a</p>',
    warnings: [['html-sign-in-name', 1, 4]],
    mentions: ['`class="rot"`'],
  },
  {
    html: '<p id="a">a</p>\n<p id="a">b</p>',
    warnings: [['html-doubled-id', 2, 4]],
    mentions: ['`class="a"`'],
  },
  {
    html: '<a href="#ziehl">a</a>\n<h2 id="ziel">b</h2>',
    warnings: [['html-missing-target', 1, 4]],
    mentions: ['`id="ziel"`'],
  },
  {
    html: '<link rel="stylesheet" href="styles.css">',
    css: '',
    warnings: [['html-missing-file', 1, 24]],
    mentions: ['`style.css`'],
  },
  {
    html: '<!doctype html>\n<html lang="de"><head><title>a < b</title><meta charset="utf-8"></head>\n<body><!-- <p> --><ul><li>a<li>b</ul><img src="data:," alt="a > b"><input required><svg viewBox="0 0 1 1"><path d="M0 0"/></svg><a href="https://example.com/">x</a></body></html>',
    warnings: [],
  },
];

export const cssWarningCases: readonly PageWarningCase[] = [
  {
    css: 'p {\n  color: red\n  margin: 0;\n}',
    warnings: [['css-missing-semicolon', 2, 10]],
    mentions: ['`red;`'],
  },
  {
    css: 'p {\n  color: red;\n\nh1 {\n  margin: 0;\n}',
    warnings: [['css-open-rule', 1, 1]],
    mentions: ['`}`', '`p`'],
  },
  { css: 'p { color: red; } }', warnings: [['css-stray-brace', 1, 19]] },
  { css: 'p { color red; }', warnings: [['css-missing-colon', 1, 5]], mentions: ['`color: …;`'] },
  {
    css: 'p { color = red; }',
    warnings: [['css-missing-colon', 1, 5]],
    mentions: ['Doppelpunkt statt ='],
  },
  { css: 'p { colour: red; }', warnings: [['css-unknown-property', 1, 5]], mentions: ['`color`'] },
  {
    css: 'p { farbe: red; }',
    warnings: [['css-unknown-property', 1, 5]],
    mentions: ['Schreibweise'],
  },
  { css: 'p { width: 200; }', warnings: [['css-missing-unit', 1, 12]], mentions: ['`200px`'] },
  { css: 'p { width: 20 px; }', warnings: [['css-space-in-unit', 1, 12]], mentions: ['`20px`'] },
  { css: 'p { color: rot; }', warnings: [['css-unknown-colour', 1, 12]], mentions: ['`red`'] },
  { css: 'p { color: bleu; }', warnings: [['css-unknown-colour', 1, 12]], mentions: ['`blue`'] },
  { css: 'p { color: #ff88; background: #gg0000; }', warnings: [['css-bad-hex', 1, 31]] },
  {
    css: '// rot\np { color: red; }',
    warnings: [['css-slash-comment', 1, 1]],
    mentions: ['`/* … */`'],
  },
  {
    html: '<p id="rot">a</p>',
    css: '.rot { color: red; }\n#rot { margin: 0; }',
    warnings: [['css-finds-nothing', 1, 1]],
    mentions: ['`class="rot"`', '`#rot`'],
  },
  {
    html: '<p class="karte">a</p>',
    css: '.kate { color: red; }\nh1 { color: red; }',
    warnings: [['css-finds-nothing', 1, 1]],
    mentions: ['`.karte`'],
  },
  {
    css: ':root { --rot: #f00; }\n/* p { */\np, h1 > a:hover { color: var(--rot); background: url("data:image/png;base64,AA"); margin: 0 -3px; line-height: 1.5 }\n@media (max-width: 600px) {\n  main { grid-template-columns: 1fr; }\n}\n@keyframes dreh { from { rotate: 0deg; } to { rotate: 1turn; } }\n@import url("x.css");\nul { margin: 0 }',
    warnings: [],
  },
];

export const jsWarningCases: readonly PageWarningCase[] = [
  {
    js: 'if (punkte = 3) {\n}',
    warnings: [['js-assigned-in-condition', 1, 12]],
    mentions: ['`punkte === 3`'],
  },
  { js: 'if (x > 3); {\n}', warnings: [['js-empty-condition', 1, 11]] },
  {
    js: 'knopf.addEventListener("click", hupe());',
    warnings: [['js-called-listener', 1, 33]],
    mentions: ['`hupe`'],
  },
  {
    js: 'knopf.addEventListener("onclick", hupe);',
    warnings: [['js-on-in-event', 1, 24]],
    mentions: ['`"click"`'],
  },
  {
    js: 'document.getElementById("#hupe");',
    warnings: [['js-sign-in-id', 1, 25]],
    mentions: ['`"hupe"`'],
  },
  {
    html: '<button id="hupe">a</button>',
    js: 'document.querySelector("hupe");\ndocument.querySelector("#hupe");',
    warnings: [['js-finds-nothing', 1, 24]],
    mentions: ['`#hupe`'],
  },
  {
    html: '<ul id="liste"></ul>',
    js: 'liste.innerHTML = `<li class="neu">a</li>`;\ndocument.querySelector(".neu");',
    warnings: [],
  },
  {
    js: 'knopf.textcontent = "a";',
    warnings: [['js-silent-slip', 1, 7]],
    mentions: ['`.textContent`'],
  },
  { js: 'let x = 3;\nif (x === 3) { x = 4; }\nwhile ((x = f())) {}', warnings: [] },
  { js: 'window.print();', warnings: [] },
  { js: 'print("Hallo");', warnings: [['js-print', 1, 1]], mentions: ['`console.log(…)`'] },
];
