/** Python's words in German, as learners write them. */
const words: Record<string, string> = {
  if: 'wenn falls',
  else: 'sonst andernfalls ansonsten',
  elif: 'sonstwenn wennsonst sonst_wenn',
  while: 'solange während waehrend',
  for: 'für fuer',
  in: 'aus',
  and: 'und',
  or: 'oder',
  not: 'nicht',
  def: 'funktion definiere',
  return: 'zurück zurueck rückgabe rueckgabe',
  class: 'klasse',
  import: 'importiere importieren',
  from: 'von',
  break: 'abbrechen abbruch stopp',
  continue: 'weiter fortfahren',
  try: 'versuche versuch',
  except: 'außer ausser',
  True: 'wahr',
  False: 'falsch',
  None: 'nichts keine keins',
  print: 'drucke drucken druck schreibe schreib schreiben ausgabe ausgeben zeige zeig sage sag',
  input: 'eingabe eingeben frage frag lies einlesen',
  range: 'bereich',
  len: 'länge laenge',
  int: 'ganzzahl zahl',
  float: 'kommazahl',
  str: 'text',
  list: 'liste',
  sum: 'summe',
  round: 'runde',
  max: 'maximum',
  min: 'minimum',
  sorted: 'sortiere sortiert',
  Exception: 'fehler',
};

/** What is in modules; the keys also stand in `homeOf`. */
const partWords: Record<string, string> = {
  forward: 'vorwärts vorwaerts vor gehe geh laufe lauf',
  backward: 'rückwärts rueckwaerts',
  left: 'links',
  right: 'rechts',
  circle: 'kreis',
  goto: 'gehezu gehe_zu',
  penup: 'stifthoch stift_hoch stiftauf',
  pendown: 'stiftrunter stift_runter stiftab',
  color: 'farbe',
  shape: 'form',
  speed: 'geschwindigkeit tempo',
  sleep: 'warte warten schlafe schlaf pause wait delay',
  sqrt: 'wurzel quadratwurzel',
  randint: 'zufall zufallszahl zufallszahlen',
  shuffle: 'mische mischen',
};

const moduleWords: Record<string, string> = {
  random: 'zufall',
  math: 'mathe mathematik',
  time: 'zeit',
  turtle: 'schildkröte schildkroete turtel',
  datetime: 'datum',
  statistics: 'statistik',
};

const translations = translationsOf(words);
const parts = translationsOf(partWords);
const modules = translationsOf(moduleWords);

export function inPython(germanWord: string): string | null {
  return translations.get(germanWord.toLowerCase()) ?? null;
}

/** `forward` for `vorwärts`. */
export function partInPython(germanWord: string): string | null {
  return parts.get(germanWord.toLowerCase()) ?? null;
}

export function moduleInPython(germanWord: string): string | null {
  return modules.get(germanWord.toLowerCase()) ?? null;
}

function translationsOf(german: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(german).flatMap(([python, list]) =>
      list.split(' ').map((word) => [word, python] as const),
    ),
  );
}
