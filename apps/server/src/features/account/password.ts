import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveAtOnce = promisify(argon2);
const derivedAtOnce = 2;
const waiting: (() => void)[] = [];
let deriving = 0;

/** Two at a time: a class that logs in must not take all of Node's threads, which read files too. */
async function derive(...given: Parameters<typeof deriveAtOnce>): Promise<Buffer> {
  if (deriving < derivedAtOnce) deriving += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await deriveAtOnce(...given);
  } finally {
    // Handed on, not freed and taken again: a call in between would be one too many.
    const next = waiting.shift();
    if (next) next();
    else deriving -= 1;
  }
}

const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** The PHC form, so that a later rise of the cost can still read older hashes. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, message: normalised(password), nonce });
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${nonce.toString('base64')}$${tag.toString('base64')}`;
}

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[^$]+)\$(?<tag>[^$]+)$/;

export async function matchesPassword(password: string, hash: string): Promise<boolean> {
  const parts = phc.exec(hash)?.groups;
  if (!parts) throw new Error('The stored password hash has an unknown form');
  const expected = Buffer.from(parts['tag'] ?? '', 'base64');
  const tag = await derive('argon2id', {
    message: normalised(password),
    nonce: Buffer.from(parts['nonce'] ?? '', 'base64'),
    memory: Number(parts['memory']),
    passes: Number(parts['passes']),
    parallelism: Number(parts['parallelism']),
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected);
}

/** One device types ü as one character, another as two. */
function normalised(password: string): string {
  return password.normalize('NFC');
}
