import { type Fraction, ratio } from './fraction.ts';

const groupedGerman = /^[1-9]\d{0,2}(?:\.\d{3})+,\d*$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
const groupedEnglish = /^[1-9]\d{0,2}(?:,\d{3})+\.\d*$|^[1-9]\d{0,2}(?:,\d{3}){2,}$/;
const groupedBySpace = /^[1-9]\d{0,2}(?:[ '’]\d{3})+(?:[.,]\d*)?$/;
const withComma = /^(?:\d+,\d*|,\d+)$/;
const withDot = /^(?:\d+\.\d*|\.\d+)$/;
/** One thousand two hundred, or one and a bit: both are written so. */
const ambiguous = /^[1-9]\d{0,2}\.\d{3}$/;

/** A number without a sign, as Germans and as programs write it; all that it can mean, or none. */
export function readNumbers(text: string): Fraction[] {
  if (/^\d+$/.test(text)) return [exact(text)];
  if (ambiguous.test(text)) return [exact(text), exact(text.replace('.', ''))];
  if (groupedBySpace.test(text)) return readNumbers(text.replaceAll(/[ '’]/g, ''));
  if (groupedGerman.test(text)) return [exact(text.replaceAll('.', '').replace(',', '.'))];
  if (groupedEnglish.test(text)) return [exact(text.replaceAll(',', ''))];
  if (withComma.test(text)) return [exact(text.replace(',', '.'))];
  return withDot.test(text) ? [exact(text)] : [];
}

function exact(text: string): Fraction {
  const [before = '', behind = ''] = text.split('.');
  return ratio(BigInt(`${before}${behind}`), 10n ** BigInt(behind.length));
}
