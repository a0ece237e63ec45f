import type { Blueprint } from '@hbg/content/blueprint';
import type { Project } from '@hbg/contract/projects';
import { isHarmless } from '@hbg/tutor/safety/safe-answers';
import { isFiller, stemsIn } from '@hbg/tutor/search/words';
import { conceptsNamed } from '@hbg/tutor/talk/find-concept';
import { isNamedBy } from '@hbg/tutor/talk/making-wish';
import { planOfName, plansMeant } from '@hbg/tutor/talk/plans-meant';
import type { Knowledge, Reply, Situation } from '@hbg/tutor/talk/situation';
import { asSentence, beginOf } from './project-advice.ts';
import type { SessionRow } from './store.ts';

/** Where the project comes first: the built-in tutor has nothing of its own to tell, or guesses. */
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
  'concept',
  'build',
  'idea',
]);

/** What is asked about, and what is known of it. */
export type Asked = {
  readonly message: string;
  readonly project: Project;
  /** The newest first. */
  readonly sessions: readonly SessionRow[];
  readonly knowledge: Knowledge;
  readonly situation: Situation;
};

/** What the built-in tutor says, with the project before any card or plan that isn't asked for by name. */
export function helpReply(reply: Reply, asked: Asked): Reply {
  const { message, project, sessions } = asked;
  if (!isHarmless(reply.intent) || reply.isWorrying || goesOn(reply, asked)) return reply;
  const meant = mostMeant(message, sessions, ({ challenges_faced: hard }) => hard);
  if (isForThing(reply, asked))
    return meant ? { ...reply, text: `${reply.text}\n\n${workIn(meant)}` } : reply;
  const feature = mostMeant(message, project.targetFeatures, (name) => name);
  if (feature) return withBefore(aboutFeature(feature, project), reply, asked);
  if (!aboutWork.has(reply.intent)) return reply;
  if (isCalled(reply, asked)) return withBefore(inShort(project), reply, asked);
  return { ...reply, ...nothingElse, text: aboutProject(asked, meant ?? sessions[0]) };
}

const nothingElse = { concept: null, plan: null, choices: [] };

/** In a card or a plan that was told here. */
function goesOn({ intent, concept, plan }: Reply, { situation }: Asked): boolean {
  if (plan !== null) return plan === situation.lastPlan?.id;
  return intent === 'follow-up' && concept !== null && concept === situation.lastConcept;
}

const general =
  /\b(?:bedeutet|heißt|erklär\S*|unterschied|wozu|wofür)(?!\p{L})|^(?:was|wer) (?:ist|sind) (?!\p{L}+ projekt)/iu;
const another = /\b(?:neue[ns]?|andere[ns]?) projekt/i;

/** `Was ist eine Liste?` is answered by its card, and a wish for another project by an idea. */
function isForThing(reply: Reply, asked: Asked): boolean {
  if (another.test(asked.message)) return true;
  return reply.concept !== null && general.test(asked.message) && isCalled(reply, asked);
}

const ownProject = /\b(?:mein|dies|unser)\p{L}* (?:projekt|programm|spiel|idee)/iu;

/** Not where it asks back whether that is meant. */
function isCalled({ text, concept, plan }: Reply, { message, knowledge }: Asked): boolean {
  if (ownProject.test(message)) return false;
  if (plan !== null) {
    const told = knowledge.plans.get(plan);
    return (
      told !== undefined && (isNamedBy(message, told) || planOfName(knowledge, message) === told)
    );
  }
  const isWritten = knowledge.questions.values().some(({ answer }) => text.startsWith(answer));
  return conceptsNamed(knowledge, message).some(
    ({ id, title }) => id === concept && (isWritten || text.startsWith(`**${title}**`)),
  );
}

function withBefore(before: string, reply: Reply, asked: Asked): Reply {
  const isAnswer = isCalled(reply, asked);
  const text = isAnswer ? `${before}\n\n${reply.text}` : before;
  return { ...reply, ...(isAnswer ? {} : nothingElse), text };
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

function aboutFeature(feature: string, { language }: Project): string {
  return `Für „${feature}“ hilft es, drei Fragen der Reihe nach zu beantworten:

1. **Was kommt hinein?** Eine Eingabe, ein Klick oder etwas, das dein Programm sich schon gemerkt hat.
2. **Was passiert damit?** Sag es zuerst in einem deutschen Satz, dann in einer Zeile ${language}.
3. **Woran siehst du, dass es klappt?** Lass es gleich nach dieser einen Zeile laufen.

An welcher der drei Fragen hängst du?`;
}

function inShort({ title, advice }: Project): string {
  return `Zu deinem Projekt „${title}“: ${advice.recommendation}`;
}

function aboutProject({ project, knowledge }: Asked, session?: SessionRow): string {
  const { description, advice } = project;
  const steps = advice.nextSteps.map((step) => `- ${step}`).join('\n');
  const wanted = description === '' ? '' : ` Du willst bauen: ${asSentence(beginOf(description))}`;
  const work = session ? `\n\n${workIn(session, advice.recommendation)}` : '';
  return `${inShort(project)}${wanted}${work}

Als Nächstes könntest du:

${steps}${planFor(project, knowledge)}

Wobei soll ich dir helfen?`;
}

const leastShare = 0.75;

function planFor({ title, description, language }: Project, knowledge: Knowledge): string {
  const [first] = plansMeant(knowledge, `${title}. ${description}`);
  if (!first || first.share < leastShare) return '';
  const { codeLanguage, title: name } = first.plan;
  if (!languagesOf[codeLanguage].some((each) => each === language)) return '';
  return `\n\nEin Bauplan, der dazu passt: **${name}**. Schreib mir seinen Namen, dann zeige ich ihn dir.`;
}

const languagesOf = {
  python: ['Python'],
  html: ['HTML/CSS', 'JavaScript'],
} as const satisfies Record<Blueprint['codeLanguage'], readonly Project['language'][]>;

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
