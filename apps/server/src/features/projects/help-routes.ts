import { askProjectHelp } from '@hbg/contract/projects';
import { companionOf, tutorVoice } from '@hbg/tutor/talk/companions';
import { answerTo } from '../../ai/answer-to.ts';
import { readPast } from '../../ai/chat-store.ts';
import { converse } from '../../ai/conversation.ts';
import { situationOf } from '../../ai/situation-of.ts';
import { waitBeforeTalk } from '../../ai/talking-rate.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse, wantsStream } from '../../http/adapter.ts';
import { helpReply, projectInWords } from './project-help.ts';
import { shownProject } from './shown-project.ts';
import { findOwn, lastSessions, readSessions } from './store.ts';

export function helpEndpoints(context: Context): Endpoint[] {
  const { database } = context;
  const { knowledge } = context.content;
  const { db } = database;
  return [
    endpoint(askProjectHelp, async ({ body: { projectId, message }, learner, c }) => {
      const row = await findOwn(db, learner.id, projectId);
      if (!row) return refuse('unknownProject');
      const wait = await waitBeforeTalk(context, learner.id, message);
      if (wait > 0) return refuse('tooOften', wait);
      const place = `project:${projectId}` as const;
      const past = await readPast(db, learner.id, place);
      const project = await shownProject(context, db, row);
      const sessions = await readSessions(db, [projectId], lastSessions);
      const situation = situationOf(past, companionOf(learner.id));
      const isWatched = wantsStream(c);
      const said = converse(context, {
        learner: learner.id,
        place,
        message,
        knowledge,
        history: past.history,
        isWatched,
        voice: tutorVoice,
        context: projectInWords(project, sessions),
        heardAs: (reply) => helpReply(reply, { message, project, sessions, knowledge, situation }),
        wordsOf: ({ text }) => text,
        situation,
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
