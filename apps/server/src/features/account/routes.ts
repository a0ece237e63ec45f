import { currentUser, login, logout } from '@hbg/contract/account';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { clientAddress } from '../../http/client.ts';
import { matchFamilyPassword } from './family-password.ts';
import { retryAfterSeconds } from './login-throttle.ts';
import { startSession, stopSession } from './session.ts';

export function accountEndpoints(context: Context): Endpoint[] {
  const { config, database, loginThrottle } = context;
  return [
    endpoint(login, async ({ body, c }) => {
      let passwordHash: string | null = null;
      const outcome = await loginThrottle.attempt(clientAddress(c, config), async () => {
        passwordHash = await matchFamilyPassword(database.db, body.password);
        return passwordHash !== null;
      });
      if (outcome === 'turned-away') return refuse('tooManyTries', retryAfterSeconds);
      const user =
        passwordHash && (await startSession(context, c, { learnerId: body.user, passwordHash }));
      return user || refuse('wrongPassword');
    }),
    endpoint(logout, async ({ c }) => stopSession(context, c)),
    endpoint(currentUser, async ({ learner }) => learner),
  ];
}
