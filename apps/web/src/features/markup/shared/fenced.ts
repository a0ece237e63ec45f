/** Code as a text has it, to be shown in its colours. */
export function fenced(code: string, language: string): string {
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}
