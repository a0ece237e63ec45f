import { type Document, isAlias, isScalar, Scalar, visit, type YAMLParseError } from 'yaml';

/** What keeps front matter from being read as it is meant. */
export type Fault = { readonly offset: number; readonly cure: string };

export function faultIn(text: string, document: Document): Fault | null {
  const [error] = [...document.errors, ...document.warnings];
  if (error) return faultOf(error, text);
  const [first] = misread(document);
  return first ?? null;
}

const inQuotes = 'setz den ganzen Text in "…"';
const indent =
  'die Einrückung passt nicht: zähl die Leerzeichen davor, was zusammengehört, beginnt in derselben Spalte';
const sign = `vorn steht ein Sonderzeichen, oder hinter dem schließenden " geht es noch weiter: ${inQuotes}, und steht darin selbst ein ", dann in '…'`;

const cures: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'hier ist mit der Tabulatortaste eingerückt: nimm Leerzeichen',
  BLOCK_AS_IMPLICIT_KEY: `in diesem Text steht ein Doppelpunkt: ${inQuotes}`,
  MULTILINE_IMPLICIT_KEY:
    'hier fehlt ein Doppelpunkt mit einem Leerzeichen dahinter, oder die Zeile ist zu wenig eingerückt',
  BAD_INDENT: indent,
  MISSING_CHAR: indent,
  BAD_SCALAR_START: sign,
  UNEXPECTED_TOKEN: sign,
  TAG_RESOLVE_FAILED: sign,
  BAD_DQ_ESCAPE: `\\ hat in "…" eine eigene Bedeutung: setz den Text in '…'`,
  DUPLICATE_KEY: 'dieses Feld steht schon weiter oben: lösche eins davon',
};

function faultOf({ code, message, pos: [offset] }: YAMLParseError, text: string): Fault {
  if (/closing ["']/.test(message))
    return { offset: unclosed(text) ?? offset, cure: 'hier geht ein " oder \' auf und nicht zu' };
  if (/\bFlow\b/.test(message))
    return { offset, cure: 'davor geht eine [ oder { auf und nicht zu' };
  const slip = indentSlip(offset, message, text);
  if (slip !== null) return { offset: slip, cure: indent };
  const [reason] = message.split(/ at line|\n/);
  return { offset, cure: cures[code] ?? `das sind keine lesbaren Felder: ${reason}` };
}

/** Where a list, or a field without a second colon, is taken for the name of a field. */
function indentSlip(offset: number, message: string, text: string): number | null {
  if (message.startsWith('A block sequence')) return offset;
  if (!message.startsWith('Nested mappings')) return null;
  const [line = ''] = text.slice(offset).split('\n');
  const next = offset + line.length + 1;
  return /:(?: |$)/.test(line) || next >= text.length ? null : next;
}

function unclosed(text: string): number | undefined {
  return /^ *(?:- )*(?:\w+: )?(["'])(?:(?!\1).)*$/m.exec(text)?.index;
}

/** `*so*` would be taken for something else, and what stands behind a `#` for a comment. */
function misread(document: Document): Fault[] {
  const found: Fault[] = [];
  visit(document, (_, node) => {
    if (isAlias(node)) found.push({ offset: node.range?.[0] ?? 0, cure: sign });
    if (isScalar(node) && isCut(node))
      found.push({
        offset: node.range?.[0] ?? 0,
        cure: `alles hinter dem # fiele weg: ${inQuotes}`,
      });
  });
  return found;
}

function isCut({ value, type, comment }: Scalar): boolean {
  return typeof value !== 'number' && type === Scalar.PLAIN && Boolean(comment);
}
