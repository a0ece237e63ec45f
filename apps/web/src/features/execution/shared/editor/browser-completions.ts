import { completeNames } from './complete-names.ts';
import { namesIn } from './known-names.ts';

const commands = [
  ...namesIn(
    `
  const: Name, der bleibt
  let: Name, der sich ändert
  function: neuer Befehl
  return: gibt zurück
  if: wenn
  else: sonst
  for: für jedes
  of: aus
  while: solange
  break: Schleife verlassen
  continue: nächste Runde
  switch: viele Wege
  class: neuer Bauplan
  extends: erbt von
  new: neues Ding
  this: dieses Ding
  async: darf warten
  await: wartet
  try: versuchen
  catch: bei einem Fehler
  true: wahr
  false: falsch
  null: nichts
  undefined: noch nichts
`,
    'keyword',
  ),
  ...namesIn(
    `
  document: die Seite
  console: die Konsole
  Math: Rechnen
  JSON: Daten als Text
  hbg: Speicher der Garage
`,
    'variable',
  ),
  ...namesIn(
    `
  setTimeout(): etwas später
  setInterval(): immer wieder
  clearInterval(): hört damit auf
  requestAnimationFrame(): beim nächsten Bild
  fetch(): holt Daten
  Number(): macht eine Zahl
  String(): macht einen Text
`,
    'function',
  ),
];

const members = new Map([
  [
    'document',
    namesIn(
      `
  querySelector(): das erste, das passt
  querySelectorAll(): alle, die passen
  getElementById(): das mit dieser id
  createElement(): neues Element
  addEventListener(): hört auf ein Ereignis
  body: alles Sichtbare
  title: Titel der Seite
`,
      'method',
    ),
  ],
  ['console', namesIn('log(): schreibt\nerror(): schreibt rot\ntable(): als Tabelle', 'method')],
  [
    'Math',
    namesIn(
      `
  random(): Kommazahl von 0 bis 1
  floor(): abrunden
  round(): rundet
  ceil(): aufrunden
  max(): das Größte
  min(): das Kleinste
  abs(): ohne Minus
  sqrt(): Wurzel
  sin(): Sinus
  cos(): Kosinus
  PI: Kreiszahl
`,
      'method',
    ),
  ],
  ['JSON', namesIn('stringify(): Daten zu Text\nparse(): Text zu Daten', 'method')],
  ['hbg', namesIn('save(): merkt sich etwas\nload(): holt Gemerktes', 'method')],
  [
    'classList',
    namesIn(
      'add(): Klasse dazu\nremove(): Klasse weg\ntoggle(): an oder aus\ncontains(): hat sie?',
      'method',
    ),
  ],
]);

const anyMember = namesIn(
  `
  addEventListener(): hört auf ein Ereignis
  querySelector(): das erste, das passt
  textContent: der Text
  innerHTML: der Inhalt als HTML
  value: was eingetippt ist
  classList: die Klassen
  style: das Aussehen
  append(): hängt an
  remove(): entfernt
  setAttribute(): setzt ein Attribut
  dataset: eigene Angaben
  length: wie viele
  push(): hängt hinten an
  pop(): nimmt das letzte
  includes(): ist es drin?
  indexOf(): an welcher Stelle
  join(): verbindet
  split(): zerlegt
  map(): macht aus jedem etwas
  filter(): behält, was passt
  forEach(): für jedes
  sort(): sortiert
  toUpperCase(): GROSS
  toLowerCase(): klein
  trim(): ohne Leerraum am Rand
  replace(): ersetzt
  preventDefault(): nicht wie üblich
  target: worauf geklickt wurde
  key: welche Taste
  getContext(): Stift der Leinwand
  fillRect(): gefülltes Rechteck
`,
  'method',
);

/** Commands of JavaScript and, behind a dot, what can be done with the thing before it. */
export const completeBrowser = completeNames({
  commands,
  membersOf: (owner) => members.get(owner) ?? anyMember,
  signs: '$',
});
