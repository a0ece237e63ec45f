const fence = /(```[^]*?(?:```|$))/;
const link = /!?\[([^\]\n]*)\]\([^)\s]*(?:\s+"[^"]*")?\)/g;
const address =
  /\b(?:https?:\/\/|www\.)[^\s<>)\]]+|(?<![\w@.])[\w-]+(?:\.[\w-]+)*\.(?:com|de|org|net|io|gg|tv|app|dev|at|ch|eu|info|me)(?:\/[^\s<>)\]]*)?(?![\w(])/gi;
const elsewhere = 'eine andere Seite';

/** Answers lead nowhere outside. Code keeps its form; its addresses become harmless ones. */
export function withoutLinks(text: string): string {
  return text
    .split(fence)
    .map((part) =>
      part.startsWith('```')
        ? part.replaceAll(/https?:\/\/[^\s"'<>)]+/gi, 'https://beispiel.test')
        : part.replaceAll(link, '$1').replaceAll(address, elsewhere),
    )
    .join('');
}
