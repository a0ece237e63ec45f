const length = { 'len($)': 'length size len länge laenge anzahl größe groesse' };

/** What learners write behind a dot, and how Python says it of such a value (`$`). */
const methods: Record<string, Record<string, string>> = {
  list: {
    ...length,
    '.append(…)': 'add push put anhängen anhaengen hinzufügen hinzufuegen',
    'wert in $': 'contains includes enthält',
    '.index(…)': 'indexOf find finde',
    '.remove(…)': 'delete entferne entfernen lösche löschen',
    '.sort()': 'sortiere sortieren',
    '.reverse()': 'umdrehen',
    '" ".join($)': 'split',
    '", ".join($)': 'join',
    '$[0].upper()': 'upper',
    '$[0]': 'get',
    'random.shuffle($)': 'shuffle mische mischen',
    'sum($)': 'sum summe',
    'max($)': 'max',
    'min($)': 'min',
  },
  str: {
    ...length,
    '$ + "…"': 'append add push anhängen hinzufügen',
    '.upper()': 'toUpperCase uppercase groß gross großbuchstaben grossbuchstaben',
    '.lower()': 'toLowerCase lowercase klein kleinbuchstaben',
    '.strip()': 'trim',
    '"a" in $': 'contains includes enthält',
    '.find(…)': 'indexOf finde',
    '.split()': 'teile teilen trenne trennen',
    '.replace("a", "b")': 'ersetze ersetzen',
    '.replace("a", "")': 'remove entferne entfernen lösche löschen',
    '.count(…)': 'zähle zaehle',
    '.isdigit()': 'isnumber isNumber isint',
    '$[0:3]': 'substring',
    '$[::-1]': 'reverse umdrehen',
    'sorted($)': 'sort sortiere sortieren',
    'str($)': 'toString',
  },
  dict: {
    ...length,
    '$["name"] = wert': 'append add push anhängen hinzufügen',
    '"name" in $': 'has_key contains enthält',
    '.pop(…)': 'remove delete entferne entfernen lösche löschen',
    '.items()': 'iteritems',
    '.keys()': 'schlüssel',
    '.values()': 'werte',
    'sorted($)': 'sort',
  },
  tuple: { ...length, '$ = list($)': 'append remove add', 'sorted($)': 'sort' },
  set: {
    ...length,
    '.add(…)': 'append push anhängen hinzufügen',
    'sorted($)': 'sort',
  },
  int: {
    'len(str($))': 'length size len länge laenge',
    'str($)': 'toString',
    'round($)': 'round',
  },
  float: {
    'round($, 2)': 'toFixed',
    'str($)': 'toString',
    'round($)': 'round runde',
  },
};

const files = {
  '.write(…)': 'print schreibe schreiben append add',
  '.read()': 'lies lesen get input',
  '.close()': 'schließe schließen schliessen',
};

/** By type, for every word how Python says it. */
export const methodsInPython: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries({ ...methods, '_io.TextIOWrapper': files }).map(([type, ways]) => [
    type,
    byWord(ways),
  ]),
);

/** What needs the value before its dot: `upper(name)` means `name.upper()`. */
export const methodsOfValues = new Set(
  `append extend insert remove pop sort reverse count index upper lower strip split replace title
  capitalize startswith endswith find isdigit isalpha keys values items`.split(/\s+/),
);

function byWord(ways: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(ways).flatMap(([python, list]) =>
      list.split(' ').map((word) => [word, python] as const),
    ),
  );
}
