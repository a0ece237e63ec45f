import { setTimeout as wait } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Prompt } from '@hbg/tutor/prompt/teaching-prompt';
import {
  extractReasoningMiddleware,
  type LanguageModel,
  type LanguageModelUsage,
  streamText,
  wrapLanguageModel,
} from 'ai';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { failureOf, ModelFailure } from './model-failure.ts';
import { type Limits, Patience } from './patience.ts';
import { fetchWithTokenLimit } from './token-limit.ts';

type Asking = {
  readonly signal: AbortSignal;
  /** Whether paragraphs are shown as they come; otherwise all of it is waited for. */
  readonly isWatched: boolean;
  /** Called once, also when the answer breaks off. */
  readonly onUsed: (tokens: number) => Promise<void>;
};

type Answering = {
  /** As they come; throws when the model fails, is too slow, or says nothing. */
  readonly pieces: AsyncGenerator<string>;
  /** To be called whenever there is a new paragraph to read. */
  readonly goOn: () => void;
};

/** Whatever happens: a child isn't kept waiting for longer. */
const patienceLimits: Limits = { paragraphMs: 20_000, wholeMs: 90_000 };
const mostTokens = 700;
const mostCharacters = 6_000;
const mostLines = 150;
const charactersOfToken = 3;
const usageWithinMs = 200;
/** Around what models think before they speak; where a server doesn't tell it apart itself. */
const signsOfThought = ['think', 'thinking', 'thought', 'reasoning'];
const thisMachine = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

export const atHome = 'bleibt zu Hause';

/** A language model behind an OpenAI-compatible address. */
export class Model {
  readonly name: string;
  readonly host: string;
  /** Where the words go, as a child reads it. */
  readonly place: string;
  readonly #model: LanguageModel;
  readonly #log: Logger;
  readonly #breaker: CircuitBreaker;
  readonly #limits: Limits;

  constructor(
    { name, address, key }: ModelPlace,
    clock: Pick<Clock, 'now'>,
    log: Logger,
    limits = patienceLimits,
  ) {
    const { host, hostname } = new URL(address);
    this.name = name;
    this.host = host;
    this.place = thisMachine.test(hostname) ? atHome : `geht an ${host}`;
    this.#model = openLanguageModel({ name, address, key });
    this.#log = log;
    this.#breaker = new CircuitBreaker(clock);
    this.#limits = limits;
  }

  get isReady(): boolean {
    return !this.#breaker.isResting;
  }

  get hasFailed(): boolean {
    return this.#breaker.hasFailed;
  }

  ask(prompt: Prompt, asking: Asking): Answering {
    const { paragraphMs, wholeMs } = this.#limits;
    const patience = new Patience({
      paragraphMs,
      wholeMs: asking.isWatched ? wholeMs : paragraphMs,
    });
    return { pieces: this.#stream(prompt, asking, patience), goOn: () => patience.goOn() };
  }

  async *#stream(
    prompt: Prompt,
    { signal, onUsed }: Asking,
    patience: Patience,
  ): AsyncGenerator<string> {
    const done = new AbortController();
    let said = 0;
    let lines = 0;
    let failure: ModelFailure | null = null;
    const result = streamText({
      model: this.#model,
      instructions: prompt.instructions,
      messages: [...prompt.turns],
      maxOutputTokens: mostTokens,
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, patience.signal, done.signal]),
      onError: ({ error }) => void (failure = failureOf(error)),
    });
    try {
      for await (const text of result.textStream) {
        said += text.length;
        lines += text.split('\n').length - 1;
        // A server may say more than it was asked for; a child is served by so much.
        if (said > mostCharacters || lines > mostLines) break;
        yield text;
      }
    } catch (error) {
      failure = failureOf(error);
    } finally {
      // Also when nobody wants the rest: then the server shall not go on.
      patience.stop();
      done.abort();
      await onUsed(tokensOf(await usageOf(result.usage), prompt, said));
    }
    if (patience.isTooSlow) failure = new ModelFailure('slow');
    else if (patience.signal.aborted) failure = null;
    else if (said === 0) failure ??= new ModelFailure('empty');
    if (!signal.aborted) this.#learnFrom(failure);
    if (failure) throw failure;
  }

  #learnFrom(failure: ModelFailure | null) {
    if (!failure) {
      this.#breaker.succeed();
      return;
    }
    this.#breaker.fail();
    const { problem, status, message } = failure;
    this.#log.warn({ model: this.name, host: this.host, problem, status }, message);
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

function openLanguageModel({ name, address, key }: ModelPlace): LanguageModel {
  const server = createOpenAICompatible({
    name: 'family',
    baseURL: address,
    includeUsage: true,
    fetch: fetchWithTokenLimit(),
    ...(key && { apiKey: key }),
  });
  const middleware = signsOfThought.map((tagName) => extractReasoningMiddleware({ tagName }));
  return wrapLanguageModel({ model: server(name), middleware });
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
