/** Commands that take more away than a child wants; in code and in words. */
const commands: readonly RegExp[] = [
  /\brm\s+(?:-\S+\s+)*-(?:-recursive|-force|[a-z]*[rf])/i,
  /\bshutil\s*\.\s*rmtree\b|\brmtree\s*\(/i,
  /\bos\.walk\b[^]{0,300}\b(?:remove|unlink|rmdir)\b/i,
  /\b(?:rglob|glob)\b[^]{0,200}\bunlink\b/i,
  /\b(?:remove|unlink|rmdir|removedirs)\s*\(\s*r?["'](?:\/|~|[a-z]:|[^"']*(?:system32|windows|\*))/i,
  /\b(?:del|erase|rd|rmdir)\s+(?:\/[a-z]\s+)*(?:\/s|\/q|"?[a-z]:|%\w+%|\*)/i,
  /\bformat\s+[a-z]:/i,
  /\b(?:mkfs|diskpart|vssadmin|bcdedit)\b/i,
  /\bdd\s+if=|>\s*\/dev\/(?:sd|nvme|disk)/i,
  /:\s*\(\s*\)\s*\{.{0,40}\|/,
  /\bwhile\b[^]{0,40}\bos\.fork\s*\(/i,
  /\bchmod\s+-R\b|\bchown\s+-R\b/,
  /\breg\s+delete\b|\bRemove-Item\b[^\n]{0,80}-Recurse/i,
  /\b(?:curl|wget|iwr|irm)\b[^\n]{0,200}\|\s*(?:sudo\s+)?(?:ba|z)?(?:sh|iex)\b/i,
  /\bpowershell\b[^\n]{0,60}\s-e(?:nc|ncodedcommand|c)?\s/i,
  /\b(?:os\.system|os\.popen|subprocess\.\w+)\s*\([^)\n]{0,80}\b(?:rm|del|format|shutdown|mkfs|rd|taskkill)\b/i,
  /\bsystem32\b/i,
];

export function isDestructive(text: string): boolean {
  return commands.some((command) => command.test(text));
}
