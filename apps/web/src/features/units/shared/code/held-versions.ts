import {
  firstWithin,
  type LocalVersion,
  mostSigns,
  readVersions,
  writeVersions,
} from './version-entries.ts';

const mostVersions = 20;

/**
 * Keeps here what the server will never take, such as a very long program that something else takes
 * the place of. Not the runs: what ran stands in the editor still.
 */
export function holdVersion(user: string, version: LocalVersion): void {
  if (version.cause === 'run' || version.code.length > mostSigns) return;
  const others = heldVersions(user).filter((held) => !isSameState(held, version));
  writeVersions(keyOf(user), firstWithin([version, ...others], mostVersions));
}

/** The newest first. */
export function heldVersions(user: string): LocalVersion[] {
  return readVersions(keyOf(user));
}

function isSameState(one: LocalVersion, other: LocalVersion): boolean {
  return one.unit === other.unit && one.code === other.code;
}

function keyOf(user: string): string {
  return `code-versions-held/${user}`;
}
