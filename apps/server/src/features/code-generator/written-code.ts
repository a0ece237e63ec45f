import type { GeneratedCode } from '@hbg/contract/code-generator';
import type { ProjectLanguage } from '@hbg/contract/project-languages';
import { findGaps } from '@hbg/tutor/recipes/find-gaps';
import type { Generated } from '@hbg/tutor/recipes/generate-code';
import { isHarmless } from '@hbg/tutor/safety/safe-answers';
import type { Reply } from '@hbg/tutor/talk/situation';
import type { Told } from '../../ai/conversation.ts';

const fence = /```[\w+#./-]*\n([^]*?)```/g;

/** A wish is answered by the program alone, whatever else its words may ask for. */
export function asProgram(reply: Reply, { code }: Generated): Reply {
  const text = `\`\`\`\n${code.trimEnd()}\n\`\`\``;
  return { ...reply, text, intent: 'build', concept: null, plan: null, choices: [] };
}

/** What was said about a description, as code with gaps. */
export function writtenCode(
  { row: { response }, reply, speaker }: Told,
  made: Generated,
  language: ProjectLanguage,
): GeneratedCode {
  const own = { language, speaker, features: [...made.features], tip: made.tip };
  if (!isHarmless(reply.intent)) {
    const nothing = { code: '', gaps: [], isSkeleton: false, title: '', tip: '', features: [] };
    return { ...own, ...nothing, message: response };
  }
  const { code, message } = partsOf(response, made);
  const isBuiltIn = code === made.code.trimEnd();
  const { title } = made;
  if (isBuiltIn)
    return { ...own, code, gaps: [...made.gaps], isSkeleton: made.isSkeleton, title, message };
  const ofModel = { tip: modelTip, title: made.isSkeleton ? 'Mein Programm' : title };
  return { ...own, ...ofModel, code, gaps: findGaps(code), isSkeleton: false, message };
}

const modelTip = 'Lies zuerst Zeile für Zeile, was passiert, und ändere dann eine einzige Sache.';

/** A model may stop in the middle: what comes last is whole. */
function partsOf(response: string, made: Generated) {
  const found = [...response.matchAll(fence)].at(-1);
  const text = found ? response.slice(0, found.index) : response;
  // Without a fence it's a program where it looks like one.
  if (!found && /[=(){}<>;]/.test(text)) return { code: text.trim(), message: null };
  const code = found?.[1]?.trim() ?? made.code.trimEnd();
  return { code, message: text.replace(/```[^]*/, '').trim() || null };
}
