import { currentUser } from '@hbg/contract/account';
import { CallError } from '@hbg/contract/client';
import { otherLearner, type tooOften } from '@hbg/contract/refusals';
import type { Answer, Route, Sent } from '@hbg/contract/route';
import { client } from '../../../../api.ts';
import { type Learner, learners } from '../../../account/shared/learners.ts';
import { isOfAnother, showWhoIsHere } from '../../../account/shared/other-learner.ts';

/** Every call that carries a learner's work knows both. */
type WorkRoute = Route & {
  readonly refusals: { readonly otherLearner: typeof otherLearner };
};
type SavingRoute = WorkRoute & { readonly refusals: { readonly tooOften: typeof tooOften } };
type Options = { readonly keepalive?: boolean; readonly signal?: AbortSignal };

/** Until when nothing is sent, because the server has asked for that. */
let rest: { readonly until: number; readonly error: CallError } | null = null;

/** Keeps the work of one learner, also when somebody else has logged in since: then it isn't taken. */
export async function saveAs<R extends SavingRoute>(
  user: string,
  route: R,
  sent: Sent<R>,
  options: Pick<Options, 'keepalive'> = {},
): Promise<Answer<R>> {
  if (rest && performance.now() < rest.until) throw rest.error;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), longestMs);
  try {
    const answer = await callAs(user, route, sent, { ...options, signal: waiting.signal });
    rest = null;
    return answer;
  } catch (error) {
    if (isTooOften(error)) {
      rest = { error, until: performance.now() + (error.retryAfterMs ?? shortRestMs) };
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const shortRestMs = 5_000;
/** Out of the reach of the Wi-Fi a call may hang for minutes, and what comes after it would wait. */
const longestMs = 15_000;

/** What is read belongs to one learner as well. */
export async function callAs<R extends WorkRoute>(
  user: string,
  route: R,
  sent: Sent<R>,
  options: Options = {},
): Promise<Answer<R>> {
  // Nothing is waited for when the learner is known: a page that goes away has no time.
  const learner = learners.find(({ id }) => String(id) === user) ?? (await askFor(user));
  try {
    const keepalive = isShortChange(route, sent);
    return await client.call(route, sent, { keepalive, ...options, learner: learner.id });
  } catch (error) {
    if (isOfAnother(error)) {
      renamed.delete(user);
      void showWhoIsHere(learner, waitsHere(learner));
    }
    throw error;
  }
}

/** Shows at once, and so arrives also when the page goes away; what is long would take the room of others. */
function isShortChange({ method }: Route, sent: object): boolean {
  return method !== 'GET' && JSON.stringify(sent).length < 8_000;
}

/** A family may have changed a name while the page was open: only the server knows whose it is. */
async function askFor(name: string): Promise<Learner> {
  const here = renamed.get(name) ?? (await client.call(currentUser, {}));
  if (here.name !== name) throw notHere;
  renamed.set(name, here);
  return here;
}

const renamed = new Map<string, Learner>();
const notHere = new CallError(otherLearner.status, otherLearner.text, 'otherLearner');

export function isTooOften(error: unknown): error is CallError {
  return error instanceof CallError && error.refusal === 'tooOften';
}

/** There is no room on the server for what it would have to keep. */
export function isFull(error: unknown): error is CallError {
  return error instanceof CallError && error.refusal === 'full';
}

function waitsHere({ name }: Learner): string {
  return `Was ${name} geschrieben hat, liegt auf diesem Gerät. Es wird gespeichert, sobald ${name} wieder da ist.`;
}
