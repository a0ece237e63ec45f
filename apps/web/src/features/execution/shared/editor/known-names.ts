import { type Completion, snippetCompletion } from '@codemirror/autocomplete';

/** `name: was es tut`; brackets make it a call with the cursor between them. */
export function namesIn(text: string, type: string): Completion[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', detail = ''] = line.trim().split(': ');
      if (!label.endsWith('()')) return { label, detail, type };
      const name = label.slice(0, -2);
      return snippetCompletion(`${name}(\${})`, { label: name, detail, type });
    });
}

const keywords = `
  if: wenn
  elif: sonst wenn
  else: sonst
  for: für jedes
  while: solange
  in: ist enthalten in
  and: und
  or: oder
  not: nicht
  True: wahr
  False: falsch
  None: nichts
  break: Schleife verlassen
  continue: nächste Runde
  def: neuer Befehl
  return: gibt zurück
  class: neuer Bauplan
  import: Modul holen
  from: aus einem Modul
  try: versuchen
  except: bei einem Fehler
  with: öffnen und schließen
  pass: nichts tun
  self: dieses Objekt
`;

const functions = `
  print(): gibt aus
  input(): fragt
  int(): macht eine ganze Zahl
  float(): macht eine Kommazahl
  str(): macht einen Text
  len(): Länge
  range(): zählt
  round(): rundet
  abs(): ohne Minus
  min(): das Kleinste
  max(): das Größte
  sum(): Summe
  sorted(): sortiert
  list(): macht eine Liste
  dict(): macht ein Wörterbuch
  set(): macht eine Menge
  type(): welche Art
  open(): öffnet eine Datei
  enumerate(): zählt mit
  zip(): paarweise
  reversed(): rückwärts
  chr(): Zeichen zur Nummer
  ord(): Nummer des Zeichens
  isinstance(): ist von der Art
  super(): der Bauplan darüber
`;

export const commands = [...namesIn(keywords, 'keyword'), ...namesIn(functions, 'function')];

export const methods = namesIn(
  `
  append(): hängt an
  insert(): fügt ein
  remove(): entfernt
  pop(): nimmt heraus
  sort(): sortiert
  reverse(): dreht um
  count(): zählt
  index(): an welcher Stelle
  upper(): GROSS
  lower(): klein
  title(): Wortanfänge groß
  strip(): ohne Leerraum am Rand
  replace(): ersetzt
  split(): zerlegt
  join(): verbindet
  find(): sucht
  startswith(): beginnt mit
  endswith(): endet mit
  isdigit(): nur Ziffern
  items(): Paare
  keys(): Schlüssel
  values(): Werte
  get(): Wert oder Ersatz
  add(): fügt hinzu
  read(): liest
  write(): schreibt
  close(): schließt
`,
  'method',
);

const turtle = namesIn(
  `
  forward(): vorwärts
  backward(): rückwärts
  left(): dreht links
  right(): dreht rechts
  goto(): geht zum Punkt
  home(): geht in die Mitte
  circle(): Kreis
  dot(): Punkt
  penup(): Stift hoch
  pendown(): Stift runter
  pensize(): Strichdicke
  color(): Farbe
  pencolor(): Stiftfarbe
  fillcolor(): Füllfarbe
  begin_fill(): Füllen beginnen
  end_fill(): Füllen beenden
  bgcolor(): Hintergrund
  speed(): Tempo
  setheading(): Richtung
  hideturtle(): versteckt sie
  showturtle(): zeigt sie
  write(): schreibt Text
  clear(): wischt alles weg
  Turtle(): eine neue
  Screen(): das Blatt
`,
  'function',
);

/** What there is in the modules that lessons use. */
export const modules: ReadonlyMap<string, readonly Completion[]> = new Map([
  [
    'random',
    namesIn(
      `
  randint(): ganze Zahl von … bis …
  choice(): etwas aus einer Liste
  shuffle(): mischt
  random(): Kommazahl von 0 bis 1
  sample(): mehrere verschiedene
  uniform(): Kommazahl von … bis …
`,
      'function',
    ),
  ],
  [
    'math',
    namesIn(
      `
  sqrt(): Wurzel
  pi: Kreiszahl
  floor(): abrunden
  ceil(): aufrunden
  sin(): Sinus
  cos(): Kosinus
`,
      'function',
    ),
  ],
  ['time', namesIn('sleep(): wartet Sekunden\ntime(): Sekunden seit 1970', 'function')],
  ['turtle', turtle],
  ['t', turtle],
]);
