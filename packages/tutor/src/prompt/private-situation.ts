import { longestCode } from '@hbg/coach/source/source';
import type { ErrorFacts, PythonValue } from '@hbg/contract/execution';
import { codeKeyOf } from '../ladder/code-key.ts';
import type { Situation } from '../talk/situation.ts';
import { type Masks, masksFor } from './masks.ts';

/** A prompt shows less. */
const mostOutput = 4_000;

/** As it may be told to a model: masked as a whole, before anything of it is cut to length. */
export function privateSituation(situation: Situation, names: readonly string[]): Situation {
  const { code, lastResult } = situation;
  const masks = masksFor(names);
  const masked = masks.code(code.slice(0, longestCode));
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
