import { createClient } from '@hbg/contract/client';

export const client = createClient((path, init) => fetch(path, init));
