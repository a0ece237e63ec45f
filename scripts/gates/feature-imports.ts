import { posix } from 'node:path';

type Taken = {
  readonly file: string;
  readonly path: string;
  readonly from: string;
  readonly to: string;
};

const imports = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * A feature lends only what lies in its `shared` folder, and no two lean on each other. The files
 * are named from the folder of all features on.
 */
export function findWrongImports(files: ReadonlyMap<string, string>): string[] {
  const taken = [...files].flatMap(([file, text]) => takenBy(file, text));
  return [
    ...taken
      .filter(({ path, to }) => !path.startsWith(`${to}/shared/`))
      .map(({ file, path }) => `${file}: ${path} isn't lent by its feature.`),
    ...new Set(circlesIn(taken).map(({ from, to }) => `${from} and ${to} lean on each other.`)),
  ];
}

function takenBy(file: string, text: string): Taken[] {
  const [from = ''] = file.split('/');
  return [...text.matchAll(imports)].flatMap(([, specifier = '']) => {
    const path = posix.join(posix.dirname(file), specifier);
    const [to = ''] = path.split('/');
    return to === '..' || to === from ? [] : [{ file, path, from, to }];
  });
}

/** What is left when nobody goes any more who leans on none, or on whom none leans. */
function circlesIn(taken: readonly Taken[]): readonly Taken[] {
  const left = taken.filter(
    ({ from, to }) =>
      taken.some((other) => other.from === to) && taken.some((other) => other.to === from),
  );
  return left.length < taken.length ? circlesIn(left) : left;
}
