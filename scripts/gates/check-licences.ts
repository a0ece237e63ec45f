import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { findUnknownLicences, type InstalledPackage } from './licences.ts';
import { reportFindings } from './report-findings.ts';

type LockEntry = { readonly link?: true; readonly license?: string };

reportFindings(findUnknownLicences(lockedPackages()));

/** The lock file knows the packages of all platforms, node_modules only those of this one. */
function lockedPackages(): InstalledPackage[] {
  const { packages }: { packages: Record<string, LockEntry> } = readJson('package-lock.json');
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: license ?? licenceInFolder(path),
    }));
}

function licenceInFolder(path: string): string | undefined {
  const { license, licenses }: { license?: unknown; licenses?: unknown } = readJson(
    `${path}/package.json`,
  );
  return JSON.stringify(license ?? licenses);
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
