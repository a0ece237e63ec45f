import * as z from 'zod/mini';
import { chatMessage, speaker } from './chat.ts';
import { programCode } from './execution.ts';
import { projectLanguages } from './project-languages.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';

export const askAboutCode = route({
  method: 'POST',
  path: '/api/generate-code/questions',
  summary: 'Asks the tutor about generated code; streams to who accepts text/event-stream.',
  streams: true,
  body: z.object({ message: chatMessage, code: programCode, language: z.enum(projectLanguages) }),
  answer: z.object({ message: z.string(), speaker }),
  refusals: { otherLearner, tooOften },
});
