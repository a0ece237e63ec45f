import { currentUser, login, logout } from '@hbg/contract/account';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { clientAddress } from '../../http/client.ts';
import { matchFamilyPassword } from './family-password.ts';
import { retryAfterSeconds } from './login-throttle.ts';
import { startSession, stopSession } from './session.ts';
import { isLearner } from './store.ts';

export function accountEndpoints(context: Context): Endpoint[] {
  const { config, database, loginThrottle } = context;
  return [
    endpoint(login, async ({ body, c }) => {
      if (!(await isLearner(database.db, body.user))) return refuse('unknownLearner');
      const outcome = await loginThrottle.attempt(clientAddress(c, config), () =>
        matchFamilyPassword(database.db, body.password),
      );
      if (outcome.kind === 'turned-away') return refuse('tooManyTries', retryAfterSeconds);
      if (outcome.kind === 'wrong') return refuse('wrongPassword');
      const given = { learnerId: body.user, passwordHash: outcome.proof };
      return (await startSession(context, c, given)) ?? refuse('wrongPassword');
    }),
    endpoint(logout, async ({ c }) => stopSession(context, c)),
    endpoint(currentUser, async ({ learner }) => learner),
  ];
}
