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
import { isAtHome } from './at-home.ts';
import { CircuitBreaker, type Outcome } from './circuit-breaker.ts';
import { cleanPieces } from './clean-pieces.ts';
import { failureOf } from './failure-of.ts';
import { ModelFailure } from './model-failure.ts';
import { type Limits, Patience } from './patience.ts';
import { fetchWithTokenLimit } from './token-limit.ts';
import { mostTokens, tokensOf } from './tokens.ts';

type Asking = {
  readonly signal: AbortSignal;
  /** Whether paragraphs are shown as they come; otherwise all of it is waited for. */
  readonly isWatched: boolean;
  /** Called once, also when the answer breaks off. */
  readonly onUsed: (tokens: number) => Promise<unknown>;
};

export type Answering = {
  /** As they come; throws when the model fails, is too slow, or says nothing. */
  readonly pieces: AsyncGenerator<string>;
  /** To be called whenever there is a new paragraph to read. */
  readonly goOn: () => void;
};

/** Whatever happens: a child isn't kept waiting for longer. */
const patienceLimits: Limits = { paragraphMs: 20_000, wholeMs: 90_000 };
const mostCharacters = 6_000;
const mostLines = 150;
const usageWithinMs = 200;
/** Around what models think before they speak; where a server doesn't tell it apart itself. */
const signsOfThought = ['think', 'thinking', 'thought', 'reasoning'];

/** A language model behind an OpenAI-compatible address. */
export class Model {
  readonly name: string;
  readonly host: string;
  /** Whether what it is told stays in the house. */
  readonly isAtHome: boolean;
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
    this.isAtHome = isAtHome(hostname);
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
    const learn = this.#breaker.begin();
    if (!learn) {
      patience.stop();
      await onUsed(0);
      throw new ModelFailure('resting', { hasLeft: false });
    }
    const done = new AbortController();
    let said = 0;
    let lines = 0;
    let isOver = false;
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
      for await (const text of cleanPieces(result.textStream)) {
        said += text.length;
        lines += text.split('\n').length - 1;
        // A server may say more than it was asked for; a child is served by so much.
        if (said > mostCharacters || lines > mostLines) break;
        yield text;
      }
      isOver = true;
    } catch (error) {
      failure = failureOf(error);
      isOver = true;
    } finally {
      // Also when nobody wants the rest: then the server shall not go on.
      patience.stop();
      done.abort();
      if (isOver) failure = failureIn(patience, said, failure);
      learn(outcomeOf(failure, said, signal));
      if (failure && !signal.aborted) this.#tell(failure);
      await onUsed(tokensOf(await usageOf(result.usage), prompt, said));
    }
    if (failure) throw failure;
  }

  #tell({ problem, status, message }: ModelFailure) {
    this.#log.warn({ model: this.name, host: this.host, problem, status }, message);
  }
}

function failureIn(patience: Patience, said: number, failure: ModelFailure | null) {
  if (patience.isTooSlow) return new ModelFailure('slow');
  if (patience.signal.aborted) return null;
  return failure ?? (said === 0 ? new ModelFailure('empty') : null);
}

/** Who listens no longer may have left, or heard what may not be said. */
function outcomeOf(failure: ModelFailure | null, said: number, signal: AbortSignal): Outcome {
  if (signal.aborted) return 'left';
  if (failure) return 'failed';
  return said > 0 ? 'answered' : 'left';
}

export type ModelPlace = {
  readonly address: string;
  readonly name: string;
  readonly key?: string | undefined;
};

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
