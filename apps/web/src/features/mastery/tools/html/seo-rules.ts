/** What a rule says about a page. */
type Verdict = {
  readonly isGood: boolean;
  readonly title: string;
  /** Why it matters, and where it isn't good, how to mend it. */
  readonly text: string;
  /** Which element it is about. */
  readonly at: Element | null;
};

type SeoRule = (page: Document) => Verdict;

const lengths = { title: { least: 10, most: 60 }, description: { least: 50, most: 160 } };

/** Words that say nothing about what lies behind a link. */
const empty =
  /^(?:hier|hier klicken|klick(?:e)? hier|mehr|weiter|weiterlesen|link|da|dort|details|click here|more|los)$/i;

export const seoRules: Readonly<Record<string, SeoRule>> = {
  title: (page) => {
    const at = page.querySelector('head > title');
    const length = textOf(at).length;
    const { least, most } = lengths.title;
    const why = 'Der Titel ist die Überschrift deines Treffers in der Suche.';
    if (length === 0) {
      const how = 'Schreib in `<head>` ein `<title>`, das sagt, worum es geht.';
      return bad('Der Titel fehlt', `${why} ${how}`, at);
    }
    if (length < least) {
      return bad(
        `Der Titel ist kurz (${length} Zeichen)`,
        `${why} Mit ${least} bis ${most} Zeichen sagt er, was deine Seite besonders macht.`,
        at,
      );
    }
    if (length > most) {
      return bad(
        `Der Titel ist lang (${length} Zeichen)`,
        `${why} Nach etwa ${most} Zeichen wird er abgeschnitten: Das Wichtigste gehört nach vorn.`,
        at,
      );
    }
    return good(`Der Titel hat ${length} Zeichen`, why, at);
  },
  description: (page) => {
    const at = page.querySelector('meta[name="description" i]');
    const length = (at?.getAttribute('content') ?? '').trim().length;
    const { least, most } = lengths.description;
    const why = 'Die Beschreibung steht in der Suche unter dem Titel.';
    if (length === 0) {
      const how = 'Ergänze in `<head>`: `<meta name="description" content="…">`.';
      return bad('Die Beschreibung fehlt', `${why} ${how}`, at);
    }
    if (length < least || length > most) {
      const size = length < least ? 'kurz' : 'lang';
      return bad(
        `Die Beschreibung ist ${size} (${length} Zeichen)`,
        `${why} Gut sind ${least} bis ${most} Zeichen: zwei Sätze, die neugierig machen.`,
        at,
      );
    }
    return good(`Die Beschreibung hat ${length} Zeichen`, why, at);
  },
  h1: (page) => {
    const all = [...page.querySelectorAll('h1')].filter((h1) => labelOf(h1) !== '');
    const why = 'Die Überschrift `<h1>` sagt, wovon die ganze Seite handelt.';
    if (all.length === 0) {
      return bad(
        'Es gibt keine h1 mit Text',
        `${why} Schreib genau eine an den Anfang.`,
        page.querySelector('h1'),
      );
    }
    if (all.length > 1) {
      return bad(
        `Es gibt ${all.length} h1`,
        `${why} Lass eine stehen, die anderen werden \`<h2>\`.`,
        all[1] ?? null,
      );
    }
    return good('Es gibt genau eine h1', why, all[0] ?? null);
  },
  headings: (page) => {
    const why =
      'Überschriften sind das Inhaltsverzeichnis: Suchmaschinen lesen daran die Gliederung ab.';
    const all = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const jump = all.find((heading, at) => at > 0 && levelOf(heading) > levelOf(all[at - 1]) + 1);
    if (jump) {
      const from = levelOf(all[all.indexOf(jump) - 1]);
      return bad(
        `Auf h${from} folgt ${jump.localName}`,
        `${why} Nimm \`<h${from + 1}>\`, und mach sie mit CSS kleiner, wenn du willst.`,
        jump,
      );
    }
    return good('Keine Überschriftenstufe ist übersprungen', why, null);
  },
  alt: (page) => {
    const why =
      'Bilder sieht eine Suchmaschine nicht: Sie liest den Alternativtext, und wer nichts sieht, auch.';
    const images = [...page.querySelectorAll('img')];
    const without = images.filter((image) => !image.hasAttribute('alt'));
    if (without.length > 0) {
      const count = without.length === 1 ? 'Einem Bild' : `${without.length} Bildern`;
      return bad(
        `${count} fehlt der Alternativtext`,
        `${why} Beschreib in \`alt\`, was zu sehen ist. Für reinen Schmuck schreib \`alt=""\`.`,
        without[0] ?? null,
      );
    }
    return good(
      images.length === 0 ? 'Es gibt keine Bilder' : 'Alle Bilder haben ein alt',
      why,
      null,
    );
  },
  links: (page) => {
    const why = 'Der Text eines Links sagt, was dahinter liegt, auch wenn man ihn allein liest.';
    const links = [...page.querySelectorAll('a[href]')];
    const vague = links.find((link) => labelOf(link) === '' || empty.test(labelOf(link)));
    if (vague) {
      const text = labelOf(vague);
      return bad(
        text === '' ? 'Ein Link hat keinen Text' : `Der Link „${text}“ sagt nicht, wohin`,
        `${why} Schreib zum Beispiel „Bauplan ansehen“.`,
        vague,
      );
    }
    return good(
      links.length === 0 ? 'Es gibt keine Links' : 'Alle Links sagen, wohin sie führen',
      why,
      null,
    );
  },
  lang: (page) => {
    const lang = page.documentElement.getAttribute('lang')?.trim() ?? '';
    const why = 'Die Sprache entscheidet, in welcher Suche du erscheinst, und wie vorgelesen wird.';
    if (!/^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(lang)) {
      return bad(
        lang === '' ? 'Die Sprache fehlt' : `„${lang}“ ist keine Sprache`,
        `${why} Schreib \`<html lang="de">\`.`,
        page.documentElement,
      );
    }
    return good(`Die Sprache ist „${lang}“`, why, page.documentElement);
  },
  viewport: (page) => {
    const at = page.querySelector('meta[name="viewport" i]');
    const content = at?.getAttribute('content') ?? '';
    const why = 'Damit passt sich die Seite dem Handy an, und danach sortieren Suchmaschinen.';
    if (!/width\s*=\s*device-width/i.test(content)) {
      return bad(
        'Die Seite richtet sich nicht nach dem Handy',
        `${why} Ergänze in \`<head>\`: \`<meta name="viewport" content="width=device-width, initial-scale=1">\`.`,
        at,
      );
    }
    if (/user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0*)?(?!\d|\.)/i.test(content)) {
      return bad(
        'Vergrößern ist verboten',
        'Wer schlecht sieht, muss vergrößern können. Lösch `user-scalable` und `maximum-scale`.',
        at,
      );
    }
    return good('Die Seite richtet sich nach dem Handy', why, at);
  },
};

function good(title: string, text: string, at: Element | null): Verdict {
  return { isGood: true, title, text, at };
}

function bad(title: string, text: string, at: Element | null): Verdict {
  return { isGood: false, title, text, at };
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** What is read of it: its text, its name, or that of the picture in it. */
function labelOf(element: Element): string {
  const pictures = [...element.querySelectorAll('img[alt]')].map((image) =>
    image.getAttribute('alt'),
  );
  return element.getAttribute('aria-label')?.trim() || textOf(element) || pictures.join(' ').trim();
}

function levelOf(heading: Element | undefined): number {
  return Number(heading?.localName.slice(1) ?? 0);
}
