/** Endings of home networks, as long as nobody else can own them: o2.box once belonged to strangers. */
const endings = String.raw`local|lan|home|internal|localdomain|home\.arpa|fritz\.box|speedport\.ip|localhost`;
const homeName = new RegExp(String.raw`^(?:[^.]+|.+\.(?:${endings})\.?)$`);

/**
 * Of names in small letters, not of addresses. Without a dot a name is found in the own network alone,
 * where its search domains come first, too; with a dot behind it, as in `ai.`, a country may answer.
 */
export function isHomeName(name: string): boolean {
  return homeName.test(name);
}
