const letters = String.raw`\p{L}\p{M}\p{N}_`;
const edge = `(?:(?<=[${letters}])(?![${letters}])|(?<![${letters}])(?=[${letters}]))`;

/** The same pattern, but `\w` and `\b` know all letters that Python allows in a name: `größe`. */
export function withUmlauts({ source, flags }: RegExp): RegExp {
  let isInClass = false;
  const known = source.replaceAll(/\\.|[[\]]/gs, (piece) => {
    if (piece === '[' || piece === ']') isInClass = piece === '[';
    if (piece === '\\w') return isInClass ? letters : `[${letters}]`;
    return piece === '\\b' && !isInClass ? edge : piece;
  });
  return new RegExp(known, flags.includes('u') ? flags : `${flags}u`);
}
