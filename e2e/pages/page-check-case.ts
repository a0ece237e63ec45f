/** One goal of a check file, pages that reach it, and pages that nearly do. */
export type PageCheckCase = {
  /** The body of `goal_1(page)`. */
  readonly check: string;
  readonly right: PageFiles;
  /** The sentence that such a page must get, word for word. */
  readonly nearly: readonly (PageFiles & { readonly says: string })[];
};

type PageFiles = {
  readonly html?: string;
  readonly css?: string;
  readonly js?: string;
};
