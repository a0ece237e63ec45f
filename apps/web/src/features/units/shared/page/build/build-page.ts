import type { Files } from '@hbg/contract/units';
import type { Options } from 'acorn';
import type { PageMessage } from '../messages.ts';
import type { BuiltPage, BuiltScript, Site } from './built-page.ts';
import { countTurns, placeAt } from './count-turns.ts';
import { attributeOf, scanHtml, type Tag } from './scan-html.ts';

type Edit = { readonly from: number; readonly to: number; readonly text: string };

const mainFile = 'index.html';

/** The page around a script that comes without one. */
const pageOfScript = `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<body>
<script src="script.js"></script>
`;

/** The child's files as one page: scripts and styles within it, and every turn counted. */
export function buildPage(files: Files): BuiltPage {
  return new PageBuild(files).build();
}

/** Gathers what comes out while the tags are read from first to last. */
class PageBuild {
  readonly #files: Files;
  readonly #html: string;
  readonly #edits: Edit[] = [];
  readonly #scripts: Record<string, BuiltScript> = {};
  readonly #sites: Site[] = [];
  readonly #problems: PageMessage[] = [];
  /** Scripts that wait until the page is there: within the page, nothing else makes them wait. */
  #deferred = '';

  constructor(files: Files) {
    this.#files = files;
    this.#html = files[mainFile] ?? pageOfScript;
  }

  build(): BuiltPage {
    for (const tag of scanHtml(this.#html)) {
      if (tag.name === 'script') this.#takeScript(tag);
      else if (tag.name === 'link') this.#takeStyle(tag);
      else this.#takeHandlers(tag);
    }
    return {
      html: withEdits(this.#html, this.#edits) + this.#deferred,
      scripts: this.#scripts,
      sites: this.#sites,
      problems: this.#problems,
    };
  }

  #takeScript(tag: Tag) {
    const type = attributeOf(tag, 'type')?.value.trim().toLowerCase() ?? '';
    if (!/^(?:|module|(?:text|application)\/(?:java|ecma)script)$/.test(type)) return;
    const source = attributeOf(tag, 'src');
    const file = source ? nameOf(source.value) : mainFile;
    const text = source ? this.#files[file] : tag.text;
    if (text === undefined) return this.#tellMissing(tag, file);
    const start = source ? { line: 1, column: 1 } : placeAt(this.#html, tag.to);
    const sourceType = type === 'module' ? type : 'script';
    const code = this.#count(text, { file, ...start }, { sourceType });
    const built = `${this.#openingTag(tag)}${withoutEnd(code)}\n</script>`;
    const waits =
      source && type !== 'module' && (attributeOf(tag, 'defer') ?? attributeOf(tag, 'async'));
    if (waits) this.#deferred += built;
    this.#edits.push({ from: tag.from, to: tag.end, text: waits ? '' : built });
  }

  #nameScript(script: BuiltScript): string {
    const count = Object.keys(this.#scripts).length;
    const name = this.#scripts[script.file] ? `${script.file}/${count}` : script.file;
    this.#scripts[name] = script;
    return name;
  }

  #openingTag(tag: Tag): string {
    const source = tag.attributes.find(({ name }) => name === 'src');
    const opening = this.#html.slice(tag.from, tag.to);
    if (!source) return opening;
    return opening.replace(/\ssrc\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i, '').replace(/\/>$/, '>');
  }

  #takeStyle(tag: Tag) {
    if (attributeOf(tag, 'rel')?.value.trim().toLowerCase() !== 'stylesheet') return;
    const file = nameOf(attributeOf(tag, 'href')?.value ?? '');
    const text = this.#files[file];
    if (text === undefined) return this.#tellMissing(tag, file);
    const media = attributeOf(tag, 'media');
    const opening = media ? `<style media="${media.value.replaceAll('"', '&quot;')}">` : '<style>';
    const built = `${opening}${text.replaceAll(/<\/(?=style)/gi, '<\\/')}</style>`;
    this.#edits.push({ from: tag.from, to: tag.end, text: built });
  }

  /** In quotes, and without signs that HTML writes in another way. */
  #takeHandlers({ attributes }: Tag) {
    for (const { name, value, from, to } of attributes) {
      const isPlain = /["']/.test(this.#html.charAt(from - 1)) && !value.includes('&');
      if (!isPlain || !/^on[a-z]+$/.test(name)) continue;
      const script = { file: mainFile, ...placeAt(this.#html, from) };
      const text = this.#count(value, script, { allowReturnOutsideFunction: true });
      this.#edits.push({ from, to, text });
    }
  }

  /** The code with its turns counted and a name for errors; nothing of what can't be read. */
  #count(code: string, script: Omit<BuiltScript, 'insertions'>, options: Partial<Options>): string {
    const counted = countTurns(code, this.#sites.length, options);
    const { file } = script;
    if ('message' in counted) {
      this.#problems.push({ kind: 'error', ...counted, ...shift(script, counted), file });
      return '';
    }
    const name = this.#nameScript({ ...script, insertions: counted.insertions });
    for (const site of counted.sites) this.#sites.push({ ...site, ...shift(script, site), file });
    return `${counted.code}\n//# sourceURL=${name}`;
  }

  #tellMissing(tag: Tag, file: string) {
    const names = Object.keys(this.#files).join(', ');
    const text = `„${file}“ gibt es hier nicht. Da sind: ${names}.`;
    this.#problems.push({
      kind: 'log',
      level: 'error',
      text,
      file: mainFile,
      ...placeAt(this.#html, tag.from),
    });
    this.#edits.push({ from: tag.from, to: tag.end, text: '' });
  }
}

type Start = { readonly line: number; readonly column: number };

/** A place in a script as one in the file where the script begins at `start`. */
function shift(start: Start, { line, column }: Start): Start {
  return {
    line: start.line + line - 1,
    column: line === 1 ? start.column + column - 1 : column,
  };
}

function nameOf(address: string): string {
  return address
    .trim()
    .replace(/^\.?\//, '')
    .replace(/[?#].*$/, '');
}

/** In its script the text must not end it. */
function withoutEnd(code: string): string {
  return code.replaceAll(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');
}

function withEdits(html: string, edits: readonly Edit[]): string {
  let from = 0;
  let built = '';
  for (const edit of edits) {
    built += html.slice(from, edit.from) + edit.text;
    from = edit.to;
  }
  return built + html.slice(from);
}
