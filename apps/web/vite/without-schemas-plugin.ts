import { type Plugin, parseAst } from 'vite';
import * as schemas from 'zod/mini';

const replaced = 'zod/mini';
const replacement = '\0without-schemas';

/** A module of the contract. */
const contract = /\/packages\/contract\/src\/[\w-]+\.ts$/;
/** What only the server reads of a call. */
const ofServer = new Set(['summary', 'params', 'query', 'body', 'answer']);

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

/** Leaves of each call what the browser needs: the rest is words and empty things. */
export function leanCallsPlugin(): Plugin {
  return {
    name: 'lean-calls',
    transform: (code, id) => (contract.test(id) ? leanCalls(code) : undefined),
  };
}

export function leanCalls(code: string): string {
  const cuts = parseAst(code).body.flatMap(cutsIn);
  return cuts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
}

type Node = ReturnType<typeof parseAst>['body'][number];
type Cut = { readonly start: number; readonly end: number };

/** Where such parts stand in `export const … = route({…})`, each with the comma that follows. */
function cutsIn(node: Node): Cut[] {
  if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') {
    return [];
  }
  return node.declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
    const [definition] = init.arguments;
    if (init.callee.name !== 'route' || definition?.type !== 'ObjectExpression') return [];
    const { properties } = definition;
    return properties.flatMap((property, at) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      if (!ofServer.has(property.key.name)) return [];
      const end = properties[at + 1]?.start ?? definition.end - 1;
      return [{ start: property.start, end }];
    });
  });
}

/** Whatever is called or read on it is the same empty thing. */
function emptySchemas(names: readonly string[]): string {
  return `const nothing = new Proxy(() => nothing, { get: () => nothing });
export { ${names.map((name) => `nothing as ${name}`).join(', ')} };`;
}
