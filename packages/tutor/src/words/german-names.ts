/** Python's words in German, as learners write them. */
const words: Record<string, string> = {
  if: 'wenn falls',
  else: 'sonst andernfalls ansonsten',
  elif: 'sonstwenn wennsonst sonst_wenn',
  while: 'solange während waehrend',
  for: 'für fuer wiederhole',
  in: 'aus',
  and: 'und',
  or: 'oder',
  not: 'nicht',
  is: 'ist',
  def: 'funktion definiere',
  return: 'zurück zurueck rückgabe rueckgabe gib',
  class: 'klasse',
  import: 'importiere importieren',
  from: 'von',
  break: 'abbrechen abbruch stopp',
  continue: 'weiter fortfahren',
  try: 'versuche versuch',
  except: 'außer ausser',
  True: 'wahr ja',
  False: 'falsch nein',
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
};

const translations = new Map(
  Object.entries(words).flatMap(([python, german]) =>
    german.split(' ').map((word) => [word, python] as const),
  ),
);

export function inPython(germanWord: string): string | null {
  return translations.get(germanWord.toLowerCase()) ?? null;
}
