/** The sentences of folded words, each line ending one. */
export function sentencesIn(words: string): string[] {
  return words
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]{2}/.test(sentence));
}
