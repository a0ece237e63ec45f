import { generateCode } from '@hbg/contract/code-generator';
import { askAboutCode } from '@hbg/contract/code-questions';
import { generateCode as writeCode } from '@hbg/tutor/recipes/generate-code';
import { isHarmless } from '@hbg/tutor/safety/safe-answers';
import { companionOf, tutorVoice } from '@hbg/tutor/talk/companions';
import { aboutForeignCode } from '@hbg/tutor/talk/foreign-code';
import type { Knowledge } from '@hbg/tutor/talk/situation';
import { answerTo } from '../../ai/answer-to.ts';
import { type Past, readPast } from '../../ai/chat-store.ts';
import { converse, toldAtOnce } from '../../ai/conversation.ts';
import { situationOf } from '../../ai/situation-of.ts';
import { waitBeforeTalk } from '../../ai/talking-rate.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse, wantsStream } from '../../http/adapter.ts';
import { questionVoice, writingRules } from './rules.ts';
import { asProgram, writtenCode } from './written-code.ts';

const place = 'generator';

export function codeGeneratorEndpoints(context: Context): Endpoint[] {
  return [...writingEndpoints(context), ...askingEndpoints(context)];
}

function writingEndpoints(context: Context): Endpoint[] {
  const { content } = context;
  return [
    endpoint(generateCode, async ({ body: { description, language }, learner, c }) => {
      const wait = await waitBeforeTalk(context, learner.id, description);
      if (wait > 0) return refuse('tooOften', wait);
      const made = writeCode(content, description, language);
      const said = converse(context, {
        learner: learner.id,
        place,
        message: description,
        knowledge: withoutPlans(content.knowledge),
        history: [],
        isWatched: false,
        voice: '',
        rules: writingRules(language),
        heardAs: (reply) => (isHarmless(reply.intent) ? asProgram(reply, made) : reply),
        wordsOf: ({ text }) => text,
        situation: situationOf({ history: [], turn: 0 }, companionOf(learner.id)),
        signal: c.req.raw.signal,
        tellBug: c.get('tellBug'),
      });
      return writtenCode(await toldAtOnce(said), made, language);
    }),
  ];
}

/** A plan would be told instead of a program, and never left to a model. */
function withoutPlans(knowledge: Knowledge): Knowledge {
  const none = new Map<string, never>();
  return {
    ...knowledge,
    plans: none,
    planIdsByName: none,
    findPlans: () => [],
    planLikelihoods: () => none,
  };
}

/** A wish with the word quiz has asked no riddle. */
function withoutPrograms({ history, ...past }: Past): Past {
  return { ...past, history: history.filter(({ response }) => !response.includes('```')) };
}

function askingEndpoints(context: Context): Endpoint[] {
  const { content, database, model } = context;
  return [
    endpoint(askAboutCode, async ({ body: { message, code, language }, learner, c }) => {
      const wait = await waitBeforeTalk(context, learner.id, message);
      if (wait > 0) return refuse('tooOften', wait);
      const past = withoutPrograms(await readPast(database.db, learner.id, place));
      // The built-in tutor would take all code for Python.
      const isPython = language === 'Python';
      const isRead = isPython || model !== null;
      const work = { lesson: null, code: isRead ? code : '', lastResult: null };
      const isWatched = wantsStream(c);
      const said = converse(context, {
        learner: learner.id,
        place,
        message,
        knowledge: withoutPlans(content.knowledge),
        history: past.history,
        isWatched,
        voice: `${tutorVoice} ${questionVoice(language)}`,
        wordsOf: (reply) =>
          isPython
            ? reply.text
            : aboutForeignCode(reply, message, { code, language }, content.knowledge.concepts),
        situation: situationOf(past, companionOf(learner.id), work),
        signal: c.req.raw.signal,
        tellBug: c.get('tellBug'),
      });
      return answerTo(said, isWatched, ({ row: { response }, speaker }) => ({
        message: response,
        speaker,
      }));
    }),
  ];
}
