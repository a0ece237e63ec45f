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
  [/^(?:funktion|definiere) (.+?):?$/i, 'def $1:'],
  [/^klasse (.+?):?$/i, 'class $1:'],
  [/^gib zurück:? (.+)/i, 'return $1'],
  [/^(?:hör auf|brich ab)\b.*/i, 'break'],
  [/^gib aus:? (.*[("].*)/i, 'print($1)'],
];
const isSaid =
  /^(?:wiederhol|für|solange|sonst|ansonst|oder|wenn|falls|setz|erhöh|verring|senk|funkt|defin|klasse|gib|hör|brich)/i;
const words: readonly (readonly [RegExp, string])[] = [
  [/ (?:ist )?größer als /gi, ' > '],
  [/ (?:ist )?kleiner als /gi, ' < '],
  [/ (?:ist )?ungleich /gi, ' != '],
  [/ (?:ist )?gleich /gi, ' == '],
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
