const numberFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 10 });

/** 1234.5 as '1.234,5'. */
export function writeNumber(value: number): string {
  return numberFormat.format(value);
}

const groupedGerman = /^-?[1-9]\d{0,2}([. ])\d{3}(?:\1\d{3})*(?:,\d*)?$/;
const groupedEnglish = /^-?[1-9]\d{0,2}(?:,\d{3})+\.\d+$/;
const plain = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/;

/** Reads '1.234,5' as well as '1234.5'; '1.234' is one thousand, as Germans write it. */
export function readNumber(text: string): number | null {
  const typed = text
    .trim()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace(/^[−–]\s?/, '-');
  if (groupedGerman.test(typed)) {
    return Number(typed.replaceAll(/[. ]/g, '').replace(',', '.'));
  }
  if (groupedEnglish.test(typed)) return Number(typed.replaceAll(',', ''));
  return plain.test(typed) ? Number(typed.replace(',', '.')) : null;
}
