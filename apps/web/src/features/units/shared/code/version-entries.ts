import type { CodeVersion } from '@hbg/contract/code';
import { parseEntry, readEntry } from '../../../../ui/entries.ts';
import { writeUnsent } from '../../../../ui/second-copy.ts';

/** A state of the code that this browser keeps. */
export type LocalVersion = CodeVersion & { readonly unit: string };

/** A browser keeps five million signs of a site, and the code itself needs some of them. */
export const mostSigns = 1_000_000;

export function readVersions(key: string): LocalVersion[] {
  const versions = parseEntry<unknown[]>(readEntry(key), Array.isArray) ?? [];
  return versions.map(withUnit).filter(isVersion);
}

export function writeVersions(key: string, versions: readonly LocalVersion[]): void {
  writeUnsent(key, versions.length > 0 ? JSON.stringify(versions) : null);
}

/** As many as there is room for. */
export function firstWithin(versions: readonly LocalVersion[], most: number): LocalVersion[] {
  let signs = 0;
  return versions.slice(0, most).filter(({ code }) => {
    signs += code.length;
    return signs <= mostSigns;
  });
}

/** A page of an earlier version has written the number of a lesson. */
function withUnit(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('lessonId' in value)) return value;
  const { lessonId, ...version } = value;
  return { ...version, unit: `lektion/${String(lessonId)}` };
}

function isVersion(value: unknown): value is LocalVersion {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['id', 'unit', 'code', 'cause', 'madeAt'].every(
    (key) => typeof Reflect.get(value, key) === 'string',
  );
  return texts && !Number.isNaN(Date.parse(Reflect.get(value, 'madeAt')));
}
