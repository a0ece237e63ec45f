import { type BadgeNews, tellBadges } from '@hbg/contract/achievements';
import { isToastShown, showToast } from '../../../ui/toast.tsx';
import { learnerKey } from '../../account/shared/learners.ts';
import { currentUser, watchCurrentUser } from '../../account/shared/session.ts';
import { saveAs } from '../../units/shared/code/call-as.ts';
import { newId } from '../../units/shared/code/new-id.ts';
import { BadgeIcon } from './badge-icon.tsx';
import { watchSent } from './ledger-queue.ts';

/** What was just done is looked at first. */
const soonMs = 1_500;

/** Tells once of each badge that is earned, here or on another device; once for a page. */
export function watchBadges(openBadges: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  // Asked under the same one until the answer has come.
  let question = newId();
  const ask = async (user: string) => {
    isAsking = true;
    try {
      const news = await saveAs(learnerKey(user), tellBadges, { body: { id: question } });
      question = newId();
      if (user === currentUser()) tell(news, openBadges);
    } catch {
      // The next time it is told.
    } finally {
      isAsking = false;
    }
  };
  const look = () => {
    const user = currentUser();
    if (user === null || document.visibilityState === 'hidden') return;
    if (isAsking || !isCalm()) soon();
    else void ask(user);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, soonMs);
  };
  const forget = () => {
    question = newId();
    soon();
  };
  document.addEventListener('visibilitychange', soon);
  const stops = [watchSent(soon), watchCurrentUser(forget)];
  soon();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', soon);
    for (const stop of stops) stop();
  };
}

/** Behind a dialog nobody would hear of it. */
function isCalm(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') === null && !isToastShown();
}

const longMs = 10_000;

function tell(news: readonly BadgeNews[], openBadges: () => void): void {
  const [first] = news;
  if (!first) return;
  showToast({
    ...wordsOf(first, news),
    icon: <BadgeIcon name={first.icon} />,
    action: { label: 'Ansehen', onAct: openBadges },
    durationMs: longMs,
    isPatient: true,
  });
}

function wordsOf(first: BadgeNews, news: readonly BadgeNews[]) {
  if (news.length === 1) {
    return { title: `Neuer Erfolg: ${first.name}`, description: first.description };
  }
  return { title: `${news.length} neue Erfolge`, description: listed(news) };
}

const mostNamed = 3;
const list = new Intl.ListFormat('de-DE');

function listed(news: readonly BadgeNews[]): string {
  const names = news.map(({ name }) => name);
  const more = names.length - mostNamed;
  return list.format(more > 1 ? [...names.slice(0, mostNamed), `${more} andere`] : names);
}
