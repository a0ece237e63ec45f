const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** As it is meant, whatever the case, umlauts, invisible letters and stretched ones (`saaagen`). */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/(?<=[a-z])[013457@$](?=[a-z])/g, (sign) => disguises[sign] ?? sign)
    .replaceAll(/([a-z])\1{2,}/g, '$1$1')
    .replaceAll(/\s+/g, ' ');
}
