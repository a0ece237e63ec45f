import { createHash, randomBytes } from 'node:crypto';
import type { LearnerId, User } from '@hbg/contract/account';
import { generateCookie } from 'hono/cookie';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { isHttps } from '../../http/client.ts';
import type { HttpContext } from '../../http/env.ts';
import { endSession, findSession, openSession, renewSession } from './store.ts';

const cookieName = 'hbg_session';
const day = 24 * 60 * 60_000;
const lifeMs = 30 * day;
/** Rolling, but with a write once a day and not with every read. */
const renewAfterMs = day;

/** The learner of this request's session; keeps a used session alive. */
export async function authenticate(context: Context, c: HttpContext): Promise<User | null> {
  const token = tokenOf(c);
  if (!token) return null;
  const now = context.clock.now();
  const session = await findSession(context.database.db, hashOf(token), isoTime(now));
  if (!session) return null;
  if (session.renewed_at < isoTime(now - renewAfterMs)) {
    await context.writes.attempt('session', () => renew(context, c, token));
  }
  return { id: session.id, name: session.name };
}

/** Tells the sessions apart; empty without one. */
export function sessionKey(c: HttpContext): string {
  const token = tokenOf(c);
  return token ? hashOf(token) : '';
}

/** Only that a cookie is there, not that it's worth anything. */
export function hasSession(c: HttpContext): boolean {
  return tokenOf(c) !== null;
}

export async function startSession(
  context: Context,
  c: HttpContext,
  given: { readonly learnerId: LearnerId; readonly passwordHash: string },
): Promise<User | null> {
  await dropOldSession(context, c);
  const token = randomBytes(32).toString('base64url');
  const user = await openSession(context.database.db, {
    tokenHash: hashOf(token),
    ...given,
    ...lifetime(context),
  });
  if (user) sendCookie(context, c, token);
  return user;
}

export async function stopSession(context: Context, c: HttpContext): Promise<void> {
  await dropOldSession(context, c);
  sendCookie(context, c, '', 0);
}

async function dropOldSession({ database }: Context, c: HttpContext): Promise<void> {
  const token = tokenOf(c);
  if (token) await endSession(database.db, hashOf(token));
}

async function renew(context: Context, c: HttpContext, token: string): Promise<void> {
  await renewSession(context.database.db, { tokenHash: hashOf(token), ...lifetime(context) });
  sendCookie(context, c, token);
}

function lifetime({ clock }: Context) {
  const now = clock.now();
  return { now: isoTime(now), expiresAt: isoTime(now + lifeMs) };
}

function sendCookie({ config }: Context, c: HttpContext, token: string, maxAge = lifeMs / 1_000) {
  const secure = isHttps(c.req.header('x-forwarded-proto'), config);
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge } as const;
  c.set('setCookie', generateCookie(cookieName, token, options));
}

const sessionCookie = new RegExp(`(?:^|; ?)${cookieName}=([\\w-]{43})(?:;|$)`);

/** Only what has the form of a token; anything else isn't worth a question to the database. */
function tokenOf(c: HttpContext): string | null {
  return sessionCookie.exec(c.req.header('cookie') ?? '')?.[1] ?? null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
