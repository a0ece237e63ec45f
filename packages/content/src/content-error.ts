/** A mistake in a content file, worded for who writes it: file, line and cure. */
export class ContentError extends Error {
  constructor(file: string, line: number, cure: string) {
    super(`${file}:${line}: ${cure}`);
    this.name = 'ContentError';
  }
}
