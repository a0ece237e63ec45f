/** How pseudo code begins a line, and Python. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^wiederhole (\S+)(?: |-)?mal\b.*/i, 'for i in range($1):'],
  [/^(?:wiederhole mit|für jede[nrs]?) (\S+) (?:in|aus|von) ([^:]+).*/i, 'for $1 in $2:'],
  [/^(?:wiederhole,? )?solange (.+?)(?:,? (?:mach|tu))?:?$/i, 'while $1:'],
  [/^(?:sonst,? |oder )(?:wenn|falls) (.+?)(?:,? dann)?:?$/i, 'elif $1:'],
  [/^(?:wenn|falls) (.+?)(?:,? dann)?:?$/i, 'if $1:'],
  [/^(?:an)?sonst(?:en)?:?$/i, 'else:'],
  [/^setze? (\S+) (?:auf|=) (.+)/i, '$1 = $2'],
  [/^erhöhe? (\S+) um (.+)/i, '$1 += $2'],
  [/^(?:verringere?|senke?) (\S+) um (.+)/i, '$1 -= $2'],
  [/^(?:definiere )?(?:eine )?funktion (\S+) mit ([^:]+):?$/i, 'def $1($2):'],
  [/^(?:funktion|definiere) (.+?):?$/i, 'def $1:'],
  [/^klasse (.+?):?$/i, 'class $1:'],
  [/^gib zurück:? (.+)/i, 'return $1'],
  [/^gib (?!aus\b)(.+) zurück[.]?$/i, 'return $1'],
  [/^(?:hör auf|brich ab|brich die schleife|verlass)\b.*/i, 'break'],
  [
    /^(?:zähle?|für|lass) (\S+) von (\S+) bis (\S+?)(?: (?:zählen|laufen))?:?$/i,
    'for $1 in range($2, $3):',
  ],
  [
    /^(?:frag|lies)e? (?:nach )?("[^"]*"),? und (?:speicher|merk)\S* .*?\b(?:in|als) (\S+?)[.]?$/i,
    '$2 = input($1)',
  ],
  [/^(?:speicher|merk|leg)e?(?: dir)? (.+) (?:in|als) (\S+?)[.]?$/i, '$2 = $1'],
  [/^(?:addier|zähl)e? (\S+) zu (\S+?)(?: (?:hinzu|dazu))?[.]?$/i, '$2 += $1'],
  [/^zieh\S* (\S+) von (\S+?) ab[.]?$/i, '$2 -= $1'],
  [/^hänge? (.+) an (\S+?)(?: an)?[.]?$/i, '$2.append($1)'],
  [/^rufe? (\S+) mit (.+) auf[.]?$/i, '$1($2)'],
  [/^rufe? (\S+) auf[.]?$/i, '$1()'],
  [/^importiere? (.+)/i, 'import $1'],
  [/^andernfalls:?$/i, 'else:'],
  [/^(?:gib|zeige?|schreibe?) ([("].*|\S+) (?:aus|an|auf den bildschirm)[.]?$/i, 'print($1)'],
  [/^(\S+) bekommt (?:den wert )?(.+)/i, '$1 = $2'],
  [/^gib aus:? (.*[("].*)/i, 'print($1)'],
];
const isSaid =
  /^(?:wiederhol|für|solange|sonst|ansonst|oder|wenn|falls|setz|erhöh|verring|senk|funkt|defin|klasse|gib|hör|brich|verlass|zähl|lass|frag|lies|speicher|merk|leg|addier|zieh|häng|ruf|import|andern|zeig|schreib|eine funk|\S+ bekommt )/i;
const words: readonly (readonly [RegExp, string])[] = [
  [/ (?:ist )?größer als /gi, ' > '],
  [/ (?:ist )?kleiner als /gi, ' < '],
  [/ (?:ist )?ungleich /gi, ' != '],
  [/ (?:ist )?gleich /gi, ' == '],
  [/ ist:$/g, ':'],
  [/^while (?:wahr|immer):/g, 'while True:'],
  [/ und /g, ' and '],
  [/ oder /g, ' or '],
  [/(?<= )nicht /g, 'not '],
  [/(?<= )frage:? ("[^"]*")/gi, 'input($1)'],
];

/** A line of pseudo code as Python would have it; any other stays as it is. */
export function fromGerman(line: string): string {
  const said = line.trimStart();
  const found = isSaid.test(said) && beginnings.find(([start]) => start.test(said));
  if (!found) return line;
  return words.reduce((text, [word, sign]) => text.replaceAll(word, sign), said.replace(...found));
}
