import { createQueryClient } from '../query-client.ts';

/** What the server has told, for all rooms. */
export const memberQueries = createQueryClient();
