/** The page has it above already. */
export function withoutTitle(content: string, title: string): string {
  const heading = `# ${title}\n`;
  return content.startsWith(heading) ? content.slice(heading.length) : content;
}
