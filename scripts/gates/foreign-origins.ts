/** Addresses that stand in built files but are never requested. */
const harmless: readonly { readonly address: string; readonly reason: string }[] = [
  { address: 'http://www.w3.org/', reason: 'names of XML namespaces' },
  { address: 'http://localhost', reason: 'what TanStack Router resolves relative paths against' },
  { address: 'https://react.dev/', reason: 'help links in error messages of React' },
  { address: 'https://base-ui.com/', reason: 'help links in error messages of Base UI' },
  { address: 'https://html-validate.org/', reason: 'help links of html-validate, not shown' },
  { address: 'https://html.spec.whatwg.org/', reason: 'help links of html-validate, not shown' },
  { address: 'https://www.w3.org/', reason: 'help links of html-validate, not shown' },
  { address: 'http://json-schema.org/', reason: 'names of schemas within html-validate' },
  { address: 'https://dequeuniversity.com/', reason: 'help links of axe, not shown' },
  { address: 'https://github.com/dequelabs/', reason: 'a help link in an error message of axe' },
  { address: 'https://github.com/zloirock/', reason: 'where core-js within axe names its source' },
  { address: 'http://mozilla.org/', reason: 'the licence of axe in its own text' },
];

/** With a scheme anywhere; without one where a string, a `url(` or an attribute begins. */
const addresses =
  /\b(?:https?|wss?):\/\/[^\s"'`<>()\\]*|(?<=["'`(=])\/\/[\w-]+(?:\.[\w-]+)+[^\s"'`<>()\\]*/gi;

export function findForeignOrigins(file: string, text: string): string[] {
  const found = new Set(text.match(addresses));
  return [...found]
    .filter((address) => !isHarmless(address))
    .map(
      (address) =>
        `${file}: ${address} is another origin. Serve it ourselves; if it is never requested, list it with its reason in scripts/gates/foreign-origins.ts.`,
    );
}

/** One that ends in a slash stands for everything below it, any other for itself alone. */
function isHarmless(address: string): boolean {
  return harmless.some(({ address: known }) =>
    known.endsWith('/') ? address.startsWith(known) : address === known,
  );
}
