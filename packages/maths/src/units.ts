/** How each unit may be typed; the first spelling is the one that is shown. */
const spellings = {
  '€': ['€', 'euro', 'eur'],
  '%': ['%', 'prozent'],
  cm: ['cm', 'zentimeter'],
  'cm²': ['cm²', 'cm2', 'quadratzentimeter', 'qcm'],
  'dm²': ['dm²', 'dm2', 'quadratdezimeter', 'qdm'],
  m: ['m', 'meter'],
  Liter: ['liter', 'l', 'litern'],
  '°': ['°', 'grad'],
  Minuten: ['minuten', 'min', 'minute', 'min.'],
  Sekunden: ['sekunden', 's', 'sek', 'sek.', 'sekunde'],
  'km/h': ['km/h', 'kmh', 'km / h'],
  Boote: ['boote', 'boot'],
  x: ['x'],
} as const;

export type UnitName = keyof typeof spellings;

export function isSpelling(text: string, unit: UnitName): boolean {
  const known: readonly string[] = spellings[unit];
  return known.includes(text);
}

/** Of any unit. */
export function isUnit(text: string): boolean {
  return Object.values<readonly string[]>(spellings).some((known) => known.includes(text));
}
