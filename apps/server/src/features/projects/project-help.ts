import type { Project } from '@hbg/contract/projects';
import { isHarmless } from '@hbg/tutor/safety/safe-answers';
import { isFiller, stemsIn } from '@hbg/tutor/search/words';
import type { Reply } from '@hbg/tutor/talk/situation';
import { asSentence, beginOf } from './project-advice.ts';
import type { SessionRow } from './store.ts';

/** In these the built-in tutor has nothing of its own to tell: then the project has. */
const aboutWork: ReadonlySet<string> = new Set([
  'hint',
  'solution',
  'frustration',
  'follow-up',
  'done',
  'task',
  'next',
  'house',
  'craft',
  'off-topic',
]);

/** What the built-in tutor says, with what it knows of the project and its sessions, the newest first. */
export function helpWords(
  reply: Reply,
  message: string,
  project: Project,
  sessions: readonly SessionRow[],
): string {
  if (!isHarmless(reply.intent) || reply.isWorrying) return reply.text;
  const feature = mostMeant(message, project.targetFeatures, (name) => name);
  if (feature) return aboutFeature(feature, reply, project);
  const meant = mostMeant(message, sessions, ({ challenges_faced: hard }) => hard);
  if (aboutWork.has(reply.intent)) return aboutProject(project, meant ?? sessions[0]);
  return meant ? `${reply.text}\n\n${workIn(meant)}` : reply.text;
}

/** The one of which most is said, and at least half. */
function mostMeant<Of>(message: string, all: readonly Of[], textOf: (one: Of) => string) {
  const said = new Set(stemsIn(message));
  const shares = all.map((one) => {
    const stems = stemsIn(textOf(one)).filter((stem) => stem.length > 2 && !isFiller(stem));
    return { one, share: stems.filter((stem) => said.has(stem)).length / (stems.length || 1) };
  });
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  return best && best.share >= 0.5 ? best.one : null;
}

function aboutFeature(feature: string, reply: Reply, { language }: Project): string {
  const asked = reply.concept || reply.plan ? `${reply.text}\n\n` : '';
  return `${asked}Für „${feature}“ hilft es, drei Fragen der Reihe nach zu beantworten:

1. **Was kommt hinein?** Eine Eingabe, ein Klick oder etwas, das dein Programm sich schon gemerkt hat.
2. **Was passiert damit?** Sag es zuerst in einem deutschen Satz, dann in einer Zeile ${language}.
3. **Woran siehst du, dass es klappt?** Lass es gleich nach dieser einen Zeile laufen.

An welcher der drei Fragen hängst du?`;
}

function aboutProject({ title, description, advice }: Project, session?: SessionRow): string {
  const steps = advice.nextSteps.map((step) => `- ${step}`).join('\n');
  const wanted = description === '' ? '' : ` Du willst bauen: ${asSentence(beginOf(description))}`;
  const work = session ? `\n\n${workIn(session, advice.recommendation)}` : '';
  return `Zu deinem Projekt „${title}“: ${advice.recommendation}${wanted}${work}

Als Nächstes könntest du:

${steps}

Wobei soll ich dir helfen?`;
}

/** In the learner's own words, without what was told already. */
function workIn(session: SessionRow, told = ''): string {
  const { session_name: name, work_done: work, challenges_faced } = session;
  const hard = beginOf(challenges_faced);
  const done = work === '' ? '' : ` Gemacht hast du: ${asSentence(beginOf(work))}`;
  const isNew = hard !== '' && !told.includes(hard);
  return `Deine Sitzung „${name}“:${done}${isNew ? ` Schwierig war: ${asSentence(hard)} Ist das noch so?` : ''}`;
}

const mostSessions = 3;

/** For a model. */
export function projectInWords(project: Project, sessions: readonly SessionRow[]): string {
  const { title, description, language, targetFeatures: open, completedFeatures: done } = project;
  const lately = sessions.slice(0, mostSessions).map((session) => {
    const { session_name: name, work_done: work, challenges_faced: hard, duration } = session;
    return `${name} (${duration} Minuten). Gemacht: ${work || '–'} Schwierig: ${hard || '–'}`;
  });
  return [
    `${title} (${language}). ${description}`,
    `Fertig: ${done.join('; ') || 'noch nichts'}`,
    `Offen: ${open.join('; ') || 'nichts'}`,
    ...lately,
    `Empfehlung: ${project.advice.recommendation}`,
  ].join('\n');
}
