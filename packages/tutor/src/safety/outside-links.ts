import { loadWords } from '@hbg/content/load-words';
import { plainText } from '../guard/plain-text.ts';

const elsewhere = 'eine andere Seite';
const harmlessHost = 'beispiel.test';

/** Where an address ends in a text: what follows may be a bracket, a quote or the end of a sentence. */
const rest = '[^\\s<>()\\]"\'`„“”‚‘|\\\\*]';
const path = String.raw`(?:[/?#:]${rest}*)?(?<![.,;:!?])`;
const scheme = String.raw`(?:h(?:tt|xx|\*\*)ps?|ftps?|wss?|ssh|git|file)(?:\[:\]|:)[\\/]{1,3}(?![\\/])`;
const host = String.raw`[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){0,5}`;
const endings = loadWords('domain-endings');
const sure = endingOf('sure');
const alsoCode = endingOf('also code');
const alsoFiles = endingOf('also files');
const inCode = endingOf('in code');
const anyEnding = `(?:${sure}|${alsoCode})`;
const before = String.raw`(?<![\p{L}\p{N}_@./\\-])`;
const behind = String.raw`(?![\p{L}\p{N}_(=-]|\.[\p{L}\p{N}_])`;

const spelled = String.raw`(?:\s?[[({](?:\.|punkt|dot)[\])}]\s?|\s(?:punkt|dot)\s|[。．])`;
const named = new RegExp(
  [
    String.raw`<?(?<![\p{L}\p{N}_])${scheme}(?:\[\.\]|${rest}|\([^\s()]{0,80}\))+(?<![.,;:!?])>?`,
    String.raw`(?<![\p{L}\p{N}_-])www\s?\.\s?${rest}+(?<![.,;:!?])`,
    String.raw`<?(?<![\p{L}\p{N}_-])(?:(?:javascript|vbscript|mailto|blob|intent|tel|sms|view-source|about|magnet):(?=[^\s"'„“]))${rest}+(?:\([^)\n]{0,80}\))?>?`,
    String.raw`<?(?<![\p{L}\p{N}_-])data:[a-z]{2,20}/${rest}+>?`,
    String.raw`(?<![\p{L}\p{N}_:/])//${host}\.${anyEnding}(?![\p{L}\p{N}_(])${path}`,
    String.raw`(?<![\p{L}\p{N}_])[\p{L}\p{N}-]{2,63}(?:${spelled}[\p{L}\p{N}-]{2,63}){0,2}${spelled}(?:${sure})(?![\p{L}\p{N}_])${path}`,
    String.raw`${before}(?!127\.|10\.|192\.168\.|0\.0)(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5}|/${rest}+)`,
  ].join('|'),
  'giu',
);
const bare = new RegExp(
  String.raw`${before}(?!(?:asp|vb|ado)\.net)${host}\.(?:${sure})${behind}${path}`,
  'giu',
);
const short = new RegExp(
  String.raw`${before}(?:${host}\.(?:${alsoCode})|${host}\.(?!(?:${alsoFiles})/)[a-z]{2})/(?=${rest}{2})${rest}+(?<![.,;:!?])`,
  'gu',
);
const pointedAt = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:auf|unter|besuche?|seite|website|webseite|link|url|adresse|zu|geh|öffne)(?::|\s|:\s)(?:die |der |seite |website )?)${host}\.(?:${alsoCode})${behind}${path}`,
  'giu',
);

const fence = /(```[^]*?(?:```|$)|~~~[^]*?(?:~~~|$))/;
const inline = /(``[^`\n]{1,400}``|`[^`\n]{1,400}`)/;
const link =
  /!?(?:(?<![\p{L}\p{N}_\])])|(?!\[[^[\]\n]{0,300}\]\([\w, ]{0,80}\)))\[([^[\]\n]{0,300})\]\(\s{0,3}(?:<[^<>\n]{0,500}>|(?:[^()\s]|\([^()\s]{0,100}\)){0,800})(?:\s{1,3}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'))?\s{0,3}\)/gu;
const definition =
  /^[ >]{0,6}\[[^[\]\n]{1,100}\]:[ \t]{0,4}\n?[ \t]{0,4}<?(?=[^\s<>]{0,300}[./:])[^\s<>]{1,800}>?[^\n]{0,300}\n?/gm;
const attribute =
  /(?<=<[a-z][^<>]{0,300}\b(?:href|src|srcset|action|formaction|poster|data|cite|background|ping)\s{0,2}=\s{0,2})(?:"[^"\n]{0,2000}"|'[^'\n]{0,2000}'|[^\s<>"'`]{1,2000})/gi;
const outsidePlace = /^["']?(?:[a-z][\w+.-]+:|[\\/]{2}|[^]*&(?:#|colon|tab))/i;
const outsideDomain = new RegExp(
  String.raw`^["']?\/?(?:www\.|${host}\.(?:${sure})(?:[/"']|$))`,
  'iu',
);

const codeAddress = new RegExp(String.raw`${scheme}[^\s"'<>)${'`'}]+`, 'gi');
const codeDomain = new RegExp(
  String.raw`(?<=["'${'`'}=]|//)(?:www\.${host}|(?:${host}\.)(?:${inCode}))(?:/[^\s"'<>)${'`'}]*)?(?=["'${'`'}\s>]|$)`,
  'giu',
);
const codeMail = /\bmailto:[^\s"'<>)`]+/gi;

/**
 * Answers lead nowhere outside. Code keeps its form; its addresses become harmless ones. Where letters
 * of other alphabets, entities or signs that nobody sees hide an address, all of it is written plainly.
 */
export function withoutLinks(text: string): string {
  const open = withoutOpenLinks(text);
  const plain = plainText(open);
  const harmless = plain === open ? open : withoutOpenLinks(plain);
  return harmless === plain ? open : harmless;
}

function withoutOpenLinks(text: string): string {
  return text
    .split(fence)
    .map((part) => (/^(?:```|~~~)/.test(part) ? codeWithoutLinks(part) : proseWithoutLinks(part)))
    .join('');
}

/** Links first: they may have code for a name. */
function proseWithoutLinks(text: string): string {
  return text
    .replaceAll(definition, '')
    .replaceAll(link, '$1')
    .replaceAll(link, '$1')
    .split(inline)
    .map((part) => (part.startsWith('`') ? codeWithoutLinks(part) : wordsWithoutLinks(part)))
    .join('');
}

function wordsWithoutLinks(text: string): string {
  const harmless = text.replaceAll(attribute, (value) => (isOwnPlace(value) ? value : '"#"'));
  return [named, short, bare, pointedAt].reduce(
    (clean, pattern) => clean.replaceAll(pattern, elsewhere),
    harmless,
  );
}

function isOwnPlace(value: string): boolean {
  const plain = value.replaceAll(/\s/g, '');
  return !outsidePlace.test(plain) && !outsideDomain.test(plain);
}

function codeWithoutLinks(code: string): string {
  return code
    .replaceAll(codeAddress, `https://${harmlessHost}`)
    .replaceAll(codeMail, `mailto:name@${harmlessHost}`)
    .replaceAll(codeDomain, harmlessHost);
}

function endingOf(kind: string): string {
  return endings.get(kind)?.join('|') ?? '';
}
