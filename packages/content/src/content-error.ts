/** A mistake in a content file, worded for who writes it: file, line and cure. */
export class ContentError extends Error {
  readonly file: string;
  readonly line: number;
  readonly cure: string;

  constructor(file: string, line: number, cure: string) {
    super(`${file}:${line}: ${cure}`);
    this.name = 'ContentError';
    this.file = file;
    this.line = line;
    this.cure = cure;
  }
}
