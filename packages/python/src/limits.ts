/** What one run may print. */
export const maxLines = 10_000;
export const maxCharacters = 250_000;
/** What the files of one run may hold together. */
export const maxFileBytes = 32 * 1024 * 1024;

/** What a timer can take, 24 days. */
export const longestTimerMs = 2 ** 31 - 1;
