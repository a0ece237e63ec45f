import { foldLetters } from '@hbg/coach/words/fold-letters';

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};
/** Cyrillic letters that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
};

/** As it is meant, whatever the case, umlauts, invisible letters and stretched ones (`saaagen`). */
export function foldText(text: string): string {
  return foldLetters(text)
    .replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
    .replaceAll(/[аеорсхуі]/g, (letter) => lookalikes[letter] ?? letter)
    .replaceAll(/(?<=[a-z])[013457@$](?=[a-z])/g, (sign) => disguises[sign] ?? sign)
    .replaceAll(/([a-z])\1{2,}/g, '$1$1')
    .replaceAll(/\s+/g, ' ');
}
