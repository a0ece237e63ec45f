/** What is typed between commas, without blanks and without what is there already, and what to say of it. */
export function addTags(tags: readonly string[], typed: string) {
  const added: string[] = [];
  const doubled: string[] = [];
  for (const tag of tagsIn(typed)) {
    const isThere = [...tags, ...added].some((other) => isSame(other, tag));
    (isThere ? doubled : added).push(tag);
  }
  const told = [
    added.length > 0 && `${quoted(added)} hinzugefügt.`,
    doubled.length > 0 && `${quoted(doubled)} ist schon da.`,
  ];
  return { tags: [...tags, ...added], told: told.filter(Boolean).join(' ') };
}

function tagsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de');
}

function quoted(tags: readonly string[]): string {
  return tags.map((tag) => `„${tag}“`).join(', ');
}
