import { type BadgeNews, tellBadges } from '@hbg/contract/achievements';
import { readEntry, writeEntry } from '../../../ui/entries.ts';
import { dropToasts, isToastShown, showToast } from '../../../ui/toast.tsx';
import { learnerKey } from '../../account/shared/learners.ts';
import { currentUser, watchCurrentUser } from '../../account/shared/session.ts';
import { saveAs } from '../../units/shared/code/call-as.ts';
import { newId } from '../../units/shared/code/new-id.ts';
import { BadgeIcon } from './badge-icon.tsx';
import { earnedWords } from './badge-words.ts';
import { watchSent } from './ledger-queue.ts';

/** What was just done is looked at first. */
const soonMs = 1_500;

/** Tells once of each badge that is earned, here or on another device; once for a page. */
export function watchBadges(openBadges: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  const ask = async (user: string) => {
    isAsking = true;
    const question = openQuestion(user);
    try {
      const news = await saveAs(learnerKey(user), tellBadges, { body: { id: question } });
      // Another tab has told of it meanwhile.
      if (readEntry(questionKey(user)) !== question) return;
      const isHeard = user === currentUser() && isSeen() && isCalm();
      if (news.length > 0 && !isHeard) {
        soon();
        return;
      }
      writeEntry(questionKey(user), null);
      tell(news, openBadges);
    } catch {
      // The next time it is told.
    } finally {
      isAsking = false;
    }
  };
  const look = () => {
    const user = currentUser();
    if (user === null || !isSeen()) return;
    if (isAsking || !isCalm()) soon();
    else void ask(user);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, soonMs);
  };
  const begin = () => {
    dropToasts();
    soon();
  };
  document.addEventListener('visibilitychange', soon);
  const stops = [watchSent(soon), watchCurrentUser(begin)];
  soon();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', soon);
    for (const stop of stops) stop();
  };
}

/** Asked under the same one until somebody has seen what it tells: the server tells it again then. */
function openQuestion(user: string): string {
  const question = readEntry(questionKey(user)) ?? newId();
  writeEntry(questionKey(user), question);
  return question;
}

function questionKey(user: string): string {
  return `hbg:badge-question-of-${learnerKey(user)}`;
}

function isSeen(): boolean {
  return document.visibilityState !== 'hidden';
}

/** Behind a dialog nobody would hear of it. */
function isCalm(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') === null && !isToastShown();
}

const longMs = 10_000;

function tell(news: readonly BadgeNews[], openBadges: () => void): void {
  const newestFirst = news.toSorted((a, b) => b.earnedAt.localeCompare(a.earnedAt));
  const [first] = newestFirst;
  if (!first) return;
  showToast({
    ...wordsOf(first, newestFirst),
    icon: <BadgeIcon name={first.icon} />,
    action: { label: 'Ansehen', onAct: openBadges },
    durationMs: longMs,
    isPatient: true,
  });
}

function wordsOf(first: BadgeNews, news: readonly BadgeNews[]) {
  if (news.length === 1) {
    return { title: `Neuer Erfolg: ${first.name}`, description: earnedWords(first) };
  }
  const title = news.some(isOld)
    ? `${news.length} Erfolge stehen in deinem Profil`
    : `${news.length} neue Erfolge`;
  return { title, description: listed(news) };
}

const dayMs = 86_400_000;

/** A room may have told of it before the garage did. */
function isOld({ earnedAt }: BadgeNews): boolean {
  return Date.now() - Date.parse(earnedAt) > dayMs;
}

const mostNamed = 3;
const list = new Intl.ListFormat('de-DE');

function listed(news: readonly BadgeNews[]): string {
  const names = news.map(({ name }) => name);
  const more = names.length - mostNamed;
  return list.format(more > 1 ? [...names.slice(0, mostNamed), `${more} andere`] : names);
}
