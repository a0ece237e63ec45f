/** One goal of a check file, pages that reach it, and pages that nearly do. */
export type PageCheckCase = {
  /** The body of `goal_1(page)`. */
  readonly check: string;
  readonly right: CasePage;
  /** The sentence that such a page must get, word for word. */
  readonly nearly: readonly (CasePage & { readonly says: string })[];
};

export type CasePage = {
  readonly html?: string;
  readonly css?: string;
  readonly js?: string;
};

export function pageOf({ html = '', css = '', js = '' }: CasePage) {
  return {
    'index.html': `<!doctype html><link rel="stylesheet" href="style.css">${html}<script src="script.js"></script>`,
    'style.css': css,
    'script.js': js,
  };
}
