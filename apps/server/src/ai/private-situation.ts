import type { ErrorFacts, PythonValue } from '@hbg/contract/execution';
import { codeKeyOf } from '@hbg/tutor/ladder/code-key';
import { withoutOwnNames, withoutOwnNamesInCode } from '@hbg/tutor/safety/own-names';
import { maskPersonalData } from '@hbg/tutor/safety/personal-data';
import type { Situation } from '@hbg/tutor/talk/situation';

/** A prompt shows less of both. */
const mostCode = 20_000;
const mostOutput = 4_000;

type Mask = (text: string) => string;
type Masks = { readonly text: Mask; readonly code: Mask };

/**
 * As it may be told to a model. Explanations and prompts shorten what they quote, and half of a
 * number isn't recognised as one: so it's masked before, and as a whole.
 */
export function privateSituation(situation: Situation, names: readonly string[]): Situation {
  const { code, lastResult } = situation;
  const masks: Masks = {
    text: (text) => withoutOwnNames(maskPersonalData(text).text, names),
    code: (code) => withoutOwnNamesInCode(maskPersonalData(code).text, names),
  };
  const masked = masks.code(code.slice(0, mostCode));
  const [key, maskedKey] = [codeKeyOf(code), codeKeyOf(masked)];
  return {
    ...situation,
    code: masked,
    // Hints for this code are hints for it still.
    given: situation.given.map((hint) => ({
      ...hint,
      codeKey: hint.codeKey.replace(key, maskedKey),
    })),
    lastResult: lastResult && {
      ...lastResult,
      output: masks.text(lastResult.output.slice(-mostOutput)),
      error: lastResult.error && maskedFacts(lastResult.error, masks),
    },
  };
}

function maskedFacts(facts: ErrorFacts, masks: Masks): ErrorFacts {
  const { text, code } = masks;
  return {
    ...facts,
    message: text(facts.message),
    source: facts.source === null ? null : code(facts.source),
    frames: facts.frames.map((frame) => maskedFrame(frame, masks)),
    values: facts.values.map((value) =>
      Object.assign(maskedValue(value, masks), { source: code(value.source) }),
    ),
    cause: facts.cause && { ...facts.cause, message: text(facts.cause.message) },
    traceback: text(facts.traceback),
  };
}

type Frame = ErrorFacts['frames'][number];

function maskedFrame({ locals, ...frame }: Frame, masks: Masks): Frame {
  const named = Object.entries(locals).map(([name, value]) => [name, maskedValue(value, masks)]);
  return { ...frame, source: masks.code(frame.source), locals: Object.fromEntries(named) };
}

function maskedValue(value: PythonValue, { text }: Masks): PythonValue {
  const { repr, keys, parameters } = value;
  return {
    ...value,
    repr: text(repr),
    ...(keys && { keys: keys.map(text) }),
    ...(parameters && { parameters: text(parameters) }),
  };
}
