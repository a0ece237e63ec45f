import type { Plugin } from 'vite';
import * as schemas from 'zod/mini';

const replaced = 'zod/mini';
const replacement = '\0without-schemas';

/**
 * The contract's calls carry their schemas, but only the server checks by them: the browser gets
 * an empty thing in place of each, and none of zod.
 */
export function withoutSchemasPlugin(): Plugin {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === replaced ? replacement : undefined),
    load: (id) => (id === replacement ? emptySchemas(Object.keys(schemas)) : undefined),
  };
}

/** Whatever is called or read on it is the same empty thing. */
function emptySchemas(names: readonly string[]): string {
  return `const nothing = new Proxy(() => nothing, { get: () => nothing });
export { ${names.map((name) => `nothing as ${name}`).join(', ')} };`;
}
