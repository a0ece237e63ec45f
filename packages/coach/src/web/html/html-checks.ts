import type { Files } from '@hbg/contract/units';
import { code } from '../../words/code-quote.ts';
import { nearestName } from '../../words/nearest-name.ts';
import { type PageAdvice, type PageCheck, placeAt } from '../page-advice.ts';
import { attributeNames, endsByItself, htmlNames, voidNames } from './html-names.ts';
import { type HtmlTag, htmlTags } from './html-tags.ts';

export const htmlChecks: PageCheck = (file, files) => {
  const source = files[file] ?? '';
  const tags = htmlTags(source);
  const advise = adviserOf(file, source);
  return [
    ...openTags(tags, advise),
    ...pairs(tags, advise),
    ...tags.flatMap((tag) => names(tag, advise)),
    ...tags.flatMap((tag) => attributes(tag, source, advise)),
    ...doubledIds(tags, advise),
    ...tags.flatMap((tag) => missingTargets(tag, tags, files, advise)),
  ];
};

type Words = Pick<PageAdvice, 'kind' | 'titel' | 'erklaerung' | 'tipp'>;
type Advise = (words: Words, offset: number, length: number) => PageAdvice;

function adviserOf(file: string, source: string): Advise {
  return (words, offset, length) => ({ ...words, file, stelle: placeAt(source, offset, length) });
}

function openTags(tags: readonly HtmlTag[], advise: Advise): PageAdvice[] {
  return tags
    .filter(({ isOpen, attributes }) => isOpen && attributes.every((one) => !one.isOpen))
    .map(({ name, isEnd, offset, text }) =>
      advise(
        {
          kind: 'html-open-tag',
          titel: 'Spitze Klammer fehlt',
          erklaerung: `Das Tag ${code(`<${isEnd ? '/' : ''}${name}`)} hört nicht auf.`,
          tipp: `Setz ${code('>')} an sein Ende.`,
        },
        offset,
        text.trimEnd().length,
      ),
    );
}

/** Tags that are opened and never closed, closed in the wrong order, or closed and never opened. */
function pairs(tags: readonly HtmlTag[], advise: Advise): PageAdvice[] {
  const open: HtmlTag[] = [];
  const found: PageAdvice[] = [];
  for (const tag of tags) {
    if (voidNames.has(tag.name) || (!tag.isEnd && tag.text.endsWith('/>'))) continue;
    if (!tag.isEnd) {
      open.push(tag);
      continue;
    }
    const at = open.findLastIndex(({ name }) => name === tag.name);
    const between = open.slice(at + 1).filter(({ name }) => !endsByItself.has(name));
    if (at < 0) found.push(strayEnd(tag, open.at(-1), advise));
    else found.push(...between.map((inner) => unclosed(inner, advise, tag.name)));
    const last = open.at(-1);
    if (at >= 0) open.splice(at);
    else if (last && isMeant(tag.name, last.name)) open.pop();
  }
  const left = open.filter(({ name }) => !endsByItself.has(name));
  return [...found, ...left.map((tag) => unclosed(tag, advise, null))];
}

function unclosed(
  { name, offset, text }: HtmlTag,
  advise: Advise,
  outer: string | null,
): PageAdvice {
  const where = outer === null ? '' : ` vor ${code(`</${outer}>`)}`;
  return advise(
    {
      kind: 'html-unclosed',
      titel: 'Tag nicht geschlossen',
      erklaerung: `${code(`<${name}>`)} geht auf, aber${where} nicht wieder zu.`,
      tipp: `Setz ${code(`</${name}>`)} dorthin, wo es enden soll.`,
    },
    offset,
    text.length,
  );
}

function strayEnd({ name, offset, text }: HtmlTag, last: HtmlTag | undefined, advise: Advise) {
  const isMisspelt = last !== undefined && isMeant(name, last.name);
  return advise(
    {
      kind: 'html-stray-end',
      titel: isMisspelt ? 'Das schließende Tag heißt anders' : 'Ein Ende ohne Anfang',
      erklaerung: isMisspelt
        ? `Auf geht ${code(`<${last.name}>`)}, zu geht ${code(`</${name}>`)}.`
        : `Zu ${code(`</${name}>`)} gibt es kein ${code(`<${name}>`)} davor.`,
      tipp: isMisspelt
        ? `Schreib ${code(`</${last.name}>`)}.`
        : `Lösch es, oder setz ${code(`<${name}>`)} an den Anfang.`,
    },
    offset,
    text.length,
  );
}

function isMeant(end: string, start: string): boolean {
  const areHeadings = /^h[1-6]$/.test(end) && /^h[1-6]$/.test(start);
  return areHeadings || nearestName(end, [start]) !== null;
}

function names({ name, isEnd, offset }: HtmlTag, advise: Advise): PageAdvice[] {
  if (isEnd || htmlNames.has(name) || name.includes('-')) return [];
  const near = nearestName(name, htmlNames, 2);
  const words = {
    kind: 'html-unknown-tag',
    titel: 'Dieses Tag gibt es nicht',
    erklaerung: `${code(`<${name}>`)} kennt der Browser nicht${near ? `, aber ${code(`<${near}>`)}` : ''}.`,
    tipp: near
      ? `Schreib ${code(near)}, am Anfang und am Ende.`
      : 'Prüf die Schreibweise, oder nimm ein anderes Tag.',
  };
  return [advise(words, offset + 1, name.length)];
}

function attributes(tag: HtmlTag, source: string, advise: Advise): PageAdvice[] {
  return tag.attributes.flatMap(({ name, value, offset, quote, isOpen }) => {
    const behind = source.slice(offset + name.length, offset + name.length + 3);
    if (isOpen) {
      const words = {
        kind: 'html-open-value',
        titel: 'Anführungszeichen fehlt',
        erklaerung: `Der Wert von ${code(name)} beginnt mit ${code(quote)}, hört aber nicht auf.`,
        tipp: `Setz ${code(quote)} auch an sein Ende.`,
      };
      return [advise(words, offset, name.length)];
    }
    if (/^\s*=?\s*[„“”]/u.test(behind) || (/[„“”]/u.test(value ?? '') && quote === '')) {
      const words = {
        kind: 'html-typographic-quotes',
        titel: 'Falsche Anführungszeichen',
        erklaerung: `Um den Wert von ${code(name)} stehen Anführungszeichen, die der Browser nicht kennt.`,
        tipp: `Schreib ${code(`${name}="…"`)}.`,
      };
      return [advise(words, offset, name.length)];
    }
    return [
      ...attributeNamesOf(tag, name, offset, advise),
      ...signInName(name, value, offset, advise),
    ];
  });
}

function attributeNamesOf(
  tag: HtmlTag,
  name: string,
  offset: number,
  advise: Advise,
): PageAdvice[] {
  if (
    tag.isEnd ||
    attributeNames.has(name) ||
    /^(?:data-|aria-|on|xlink|stroke-|font-|text-|stop-|fill-|accept-)/.test(name)
  )
    return [];
  const near = nearestName(name, attributeNames, 2);
  if (near === null) return [];
  const words = {
    kind: 'html-misspelt-attribute',
    titel: 'Tippfehler im Attribut',
    erklaerung: `${code(name)} kennt der Browser nicht, aber ${code(near)}.`,
    tipp: `Schreib ${code(`${near}="…"`)}.`,
  };
  return [advise(words, offset, name.length)];
}

/** `class=".karte"`, `id="#hupe"` */
function signInName(
  name: string,
  value: string | null,
  offset: number,
  advise: Advise,
): PageAdvice[] {
  if (!/^(?:id|class)$/.test(name) || !/^\s*[.#]/.test(value ?? '')) return [];
  const bare = (value ?? '').trim().slice(1);
  const words = {
    kind: 'html-sign-in-name',
    titel: 'Punkt und Raute nur in CSS',
    erklaerung: `In ${code(name)} steht der Name ohne ${code((value ?? '').trim().slice(0, 1))} davor.`,
    tipp: `Schreib ${code(`${name}="${bare}"`)}.`,
  };
  return [advise(words, offset, name.length)];
}

function doubledIds(tags: readonly HtmlTag[], advise: Advise): PageAdvice[] {
  const ids = tags.flatMap(({ attributes }) =>
    attributes.filter(({ name, value }) => name === 'id' && value),
  );
  const again = ids.filter(({ value }, at) => ids.findIndex((other) => other.value === value) < at);
  return again.map(({ value, offset }) =>
    advise(
      {
        kind: 'html-doubled-id',
        titel: 'Diese id gibt es zweimal',
        erklaerung: `${code(`id="${value}"`)} steht schon weiter oben, eine id ist aber für ein einziges Element da.`,
        tipp: `Nimm eine andere id, oder ${code(`class="${value}"`)}, wenn mehrere so heißen sollen.`,
      },
      offset,
      2,
    ),
  );
}

/** Links within the page, labels and files that lead nowhere. */
function missingTargets(
  tag: HtmlTag,
  tags: readonly HtmlTag[],
  files: Files,
  advise: Advise,
): PageAdvice[] {
  const ids = tags
    .flatMap((other) => other.attributes)
    .flatMap(({ name, value }) => (name === 'id' && value ? value : []));
  return tag.attributes.flatMap(({ name, value, offset }) => {
    if (!value) return [];
    const id = name === 'for' ? value : /^#(.+)/.exec(name === 'href' ? value : '')?.[1];
    if (id !== undefined && !ids.includes(id) && id !== 'top') {
      return [advise(missingId(id, nearestName(id, ids)), offset, name.length)];
    }
    const isFile =
      (tag.name === 'link' && name === 'href') || (tag.name === 'script' && name === 'src');
    if (!isFile || /^(?:\w+:|\/\/|data\/)/.test(value) || value.replace(/^\.\//, '') in files)
      return [];
    return [advise(missingFile(value, Object.keys(files)), offset, name.length)];
  });
}

function missingId(id: string, near: string | null): Words {
  return {
    kind: 'html-missing-target',
    titel: 'Das Ziel fehlt',
    erklaerung: `Auf der Seite gibt es kein Element mit ${code(`id="${id}"`)}.`,
    tipp: near
      ? `Es gibt aber ${code(`id="${near}"`)}: Nimm an beiden Stellen denselben Namen.`
      : `Gib dem Ziel ${code(`id="${id}"`)}.`,
  };
}

function missingFile(file: string, known: readonly string[]): Words {
  const ending = file.slice(file.lastIndexOf('.'));
  const near = known.find((name) => name.endsWith(ending)) ?? null;
  return {
    kind: 'html-missing-file',
    titel: 'Diese Datei gibt es nicht',
    erklaerung: `Eine Datei ${code(file)} gehört nicht zu deiner Seite.`,
    tipp: near ? `Schreib ${code(near)}.` : 'Prüf die Schreibweise.',
  };
}
