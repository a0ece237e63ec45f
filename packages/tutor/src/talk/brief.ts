/** So many words are read to the end; what more there is, is told when it's asked for. */
export const mostWords = 90;

const fence = /^```[^]*?^```$/gm;

/** Of its prose: code is looked at, not read. */
export function countWords(text: string): number {
  return text.replaceAll(fence, ' ').split(/\s+/).filter(Boolean).length;
}

/** Not within code: `.` and `!` stand there for something else. */
export function sentencesOf(text: string): string[] {
  const sentences = text.match(/(?:`[^`\n]*`|[^`.!?]|[.!?](?!["“)]*(?:\s|$)))+[.!?]*["“)]*\s*/g);
  return (sentences ?? [text]).map((sentence) => sentence.trim()).filter(Boolean);
}

/** As many of the first sentences as fit. */
export function within(words: number, sentences: Iterable<string>): string[] {
  const fitting: string[] = [];
  for (const sentence of sentences) {
    if (countWords([...fitting, sentence].join(' ')) > words) break;
    fitting.push(sentence);
  }
  return fitting;
}

/** Paragraphs, as many as fit, each as a whole; the first one in any case. */
export function paragraphs(parts: readonly string[], words = mostWords): string {
  const [first = '', ...others] = parts.filter((part) => part !== '');
  const kept = [first];
  for (const part of others) {
    if (countWords([...kept, part].join(' ')) <= words) kept.push(part);
  }
  return kept.join('\n\n');
}
