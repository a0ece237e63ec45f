import axe from 'axe-core/axe.min.js?raw';
import { field } from '../../../units/shared/page/field.ts';
import type { PageMessage } from '../../../units/shared/page/messages.ts';
import { openUnseenPage } from '../../../units/shared/page/unseen-page.ts';
import program from './axe-frame.ts?frame';

/** What axe says about the page, as it looks in the frame where children's pages run. */
export async function lookThrough(html: string): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const frame = await openUnseenPage({
    files: { 'index.html': html },
    extraScript: `${axe}\n;${program}`,
    onMessage: (message) => take(message, { resolve, reject }),
  });
  return promise.finally(() => frame.remove());
}

type Settle = { resolve: (told: unknown) => void; reject: (reason: Error) => void };

function take(message: PageMessage, { resolve, reject }: Settle) {
  if (message.kind === 'stopped') reject(new Error(message.text));
  if (message.kind !== 'extra') return;
  if (field(message.value, 'failure') === undefined) resolve(message.value);
  else reject(new Error(`axe failed: ${String(field(message.value, 'failure'))}`));
}
