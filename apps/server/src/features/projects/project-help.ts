import type { Project } from '@hbg/contract/projects';
import { isHarmless } from '@hbg/tutor/safety/safe-answers';
import { stemsIn } from '@hbg/tutor/search/words';
import type { Reply } from '@hbg/tutor/talk/situation';
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

/** What the built-in tutor says, with what it knows of the project. */
export function helpWords(reply: Reply, message: string, project: Project): string {
  if (!isHarmless(reply.intent) || reply.isWorrying) return reply.text;
  const feature = featureIn(message, project.targetFeatures);
  if (feature) return aboutFeature(feature, reply, project);
  return aboutWork.has(reply.intent) ? aboutProject(project) : reply.text;
}

/** The open one of which most is said, and at least half. */
function featureIn(message: string, features: readonly string[]): string | null {
  const said = new Set(stemsIn(message));
  const shares = features.map((feature) => {
    const stems = stemsIn(feature).filter((stem) => stem.length > 2);
    return { feature, share: stems.filter((stem) => said.has(stem)).length / (stems.length || 1) };
  });
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  return best && best.share >= 0.5 ? best.feature : null;
}

function aboutFeature(feature: string, reply: Reply, { language }: Project): string {
  const asked = reply.concept || reply.plan ? `${reply.text}\n\n` : '';
  return `${asked}Für „${feature}“ hilft es, drei Fragen der Reihe nach zu beantworten:

1. **Was kommt hinein?** Eine Eingabe, ein Klick oder etwas, das dein Programm sich schon gemerkt hat.
2. **Was passiert damit?** Sag es zuerst in einem deutschen Satz, dann in einer Zeile ${language}.
3. **Woran siehst du, dass es klappt?** Lass es gleich nach dieser einen Zeile laufen.

An welcher der drei Fragen hängst du?`;
}

function aboutProject({ title, advice }: Project): string {
  const steps = advice.nextSteps.map((step) => `- ${step}`).join('\n');
  return `Zu deinem Projekt „${title}“: ${advice.recommendation}

Als Nächstes könntest du:

${steps}

Wobei soll ich dir helfen?`;
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
