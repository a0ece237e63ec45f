// Browsers read `\` as `/` and drop tabs and line breaks, so `/\host` and `/<tab>/host` lead elsewhere.
const ownPath = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/** The page to come back to after the login; only paths of this very site. */
export function returnPath(wanted: unknown): string | undefined {
  return typeof wanted === 'string' && ownPath.test(wanted) ? wanted : undefined;
}
