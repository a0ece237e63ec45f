/** A goal is tried on the page alone, whatever the device it is tried on wishes: less motion, dark colours. */
export function installPlainWishes(window: Window): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(withoutWishes(query));
}

export function forgetWishes(document: Document): void {
  for (const sheet of document.styleSheets) {
    forgetIn(sheet.media);
    forgetInRules(sheet);
  }
}

function forgetInRules({ cssRules }: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule) forgetIn(rule.media);
    if (rule instanceof CSSGroupingRule) forgetInRules(rule);
  }
}

function forgetIn(media: MediaList): void {
  const plain = withoutWishes(media.mediaText);
  if (plain !== media.mediaText) media.mediaText = plain;
}

const wish = /\(\s*(prefers-[a-z-]+)\s*(?::\s*([a-z-]+)\s*)?\)/g;

function withoutWishes(query: string): string {
  return query.replaceAll(wish, (_, feature, value) => {
    const plain = feature === 'prefers-color-scheme' ? 'light' : 'no-preference';
    return value === plain ? '(min-width: 0)' : '(max-width: 0)';
  });
}
