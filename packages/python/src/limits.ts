/** What one run may print. */
export const maxLines = 10_000;
export const maxCharacters = 250_000;
/** What the files of one run may hold together. */
export const maxFileBytes = 32 * 1024 * 1024;

/** What is recorded of one run: the size of all steps, and of one, as JSON. */
export const maxSteps = 1_000;
export const maxStepCharacters = 2 * 1024 * 1024;
export const longestStep = 256 * 1024;

/** What a timer can take, 24 days. */
export const longestTimerMs = 2 ** 31 - 1;
