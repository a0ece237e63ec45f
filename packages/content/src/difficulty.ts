import * as z from 'zod/mini';

export const difficulty = z.enum(['Anfänger', 'Fortgeschritten', 'Experte']);
export type Difficulty = z.infer<typeof difficulty>;
