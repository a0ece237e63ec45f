import { root } from '../paths.ts';

const unreadable = /^(\S+):\d+: das ist kein (?:JavaScript|Python)/;

/** Files of code that nothing can read; whatever else is found in them follows from that. */
export function unreadableFiles(found: readonly string[]): Set<string> {
  return new Set(found.flatMap((finding) => unreadable.exec(shown(finding))?.[1] ?? []));
}

export function firstCauses(found: readonly string[]): string[] {
  const files = unreadableFiles(found);
  return found.filter((finding) => {
    const [file = ''] = shown(finding).split(/:\d+: /);
    return unreadable.test(shown(finding)) || !files.has(file);
  });
}

/** Some come with their place on the disk. */
function shown(finding: string): string {
  return finding.replaceAll(`${root}/`, '');
}
