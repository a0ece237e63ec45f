import { setTimeout as wait } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Prompt } from '@hbg/tutor/prompt/teaching-prompt';
import { type LanguageModel, type LanguageModelUsage, streamText } from 'ai';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

type Streaming = {
  readonly signal: AbortSignal;
  /** Called once, also when the answer breaks off. */
  readonly onUsed: (tokens: number) => Promise<void>;
};

/** Whatever happens: a child isn't kept waiting for longer. */
const longestMs = 20_000;
const mostTokens = 700;
const charactersOfToken = 3;
const usageWithinMs = 200;

/** A language model behind an OpenAI-compatible address. */
export class Model {
  readonly name: string;
  readonly host: string;
  readonly #model: LanguageModel;
  readonly #log: Logger;
  readonly #breaker: CircuitBreaker;
  readonly #limitMs: number;

  constructor(place: ModelPlace, clock: Pick<Clock, 'now'>, log: Logger, limitMs = longestMs) {
    this.name = place.name;
    this.host = new URL(place.address).host;
    this.#model = createOpenAICompatible({
      name: 'family',
      baseURL: place.address,
      includeUsage: true,
      ...(place.key && { apiKey: place.key }),
    })(place.name);
    this.#log = log;
    this.#breaker = new CircuitBreaker(clock);
    this.#limitMs = limitMs;
  }

  get isReady(): boolean {
    return !this.#breaker.isResting;
  }

  get hasFailed(): boolean {
    return this.#breaker.hasFailed;
  }

  /** The pieces of an answer as they come; throws when it fails, is too slow, or says nothing. */
  async *stream(prompt: Prompt, { signal, onUsed }: Streaming): AsyncGenerator<string> {
    const late = AbortSignal.timeout(this.#limitMs);
    const done = new AbortController();
    let said = 0;
    let problem: unknown = null;
    const result = streamText({
      model: this.#model,
      instructions: prompt.instructions,
      messages: [...prompt.turns],
      maxOutputTokens: mostTokens,
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, late, done.signal]),
      onError: ({ error }) => void (problem = error),
    });
    try {
      for await (const text of result.textStream) {
        said += text.length;
        yield text;
      }
      if (problem !== null || late.aborted || said === 0)
        throw problem ?? new Error('no answer in time');
      this.#breaker.succeed();
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
      throw error;
    } finally {
      // Also when nobody wants the rest: then the server shall not go on.
      done.abort();
      await onUsed(tokensOf(await usageOf(result.usage), prompt, said));
    }
  }

  #fail(error: unknown) {
    this.#breaker.fail();
    this.#log.warn({ model: this.name, why: String(error).slice(0, 300) }, 'the model has failed');
  }
}

type ModelPlace = {
  readonly address: string;
  readonly name: string;
  readonly key?: string | undefined;
};

/** Null where no model is configured: then nothing leaves the house. */
export function openModel(config: Config, clock: Clock, log: Logger): Model | null {
  const { AI_BASE_URL: address, AI_MODEL: name, AI_API_KEY: key } = config;
  return address && name ? new Model({ address, name, key }, clock, log) : null;
}

async function usageOf(usage: PromiseLike<LanguageModelUsage>): Promise<number | undefined> {
  try {
    return (await Promise.race([usage, wait(usageWithinMs)]))?.totalTokens;
  } catch {
    return undefined;
  }
}

/** What a server doesn't tell is estimated. */
function tokensOf(told: number | undefined, { instructions, turns }: Prompt, said: number): number {
  if (told) return told;
  const asked = turns.reduce((sum, { content }) => sum + content.length, instructions.length);
  return Math.ceil((asked + said) / charactersOfToken);
}
