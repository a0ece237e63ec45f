import { type LocalVersion, readVersions, writeVersions } from './version-entries.ts';

const mostVersions = 20;
/** A browser keeps five million signs of a site; most of them are for what waits for the server. */
const mostSigns = 1_000_000;

/**
 * Keeps here what the server will never take, such as a very long program that something else takes
 * the place of. Not the runs: what ran stands in the editor still.
 */
export function holdVersion(user: string, version: LocalVersion): void {
  if (version.cause === 'run' || version.code.length > mostSigns) return;
  const others = heldVersions(user).filter((held) => !isSameState(held, version));
  writeVersions(keyOf(user), newestWithin([version, ...others]));
}

/** The newest first. */
export function heldVersions(user: string): LocalVersion[] {
  return readVersions(keyOf(user));
}

function isSameState(one: LocalVersion, other: LocalVersion): boolean {
  return one.lessonId === other.lessonId && one.code === other.code;
}

function newestWithin(versions: readonly LocalVersion[]): LocalVersion[] {
  let signs = 0;
  return versions.slice(0, mostVersions).filter(({ code }) => {
    signs += code.length;
    return signs <= mostSigns;
  });
}

function keyOf(user: string): string {
  return `code-versions-held/${user}`;
}
