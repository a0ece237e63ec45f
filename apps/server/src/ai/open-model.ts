import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Model } from './model.ts';

/** Null where no model is configured: then nothing leaves the house, and its library isn't loaded. */
export async function openModel(config: Config, clock: Clock, log: Logger): Promise<Model | null> {
  const { AI_BASE_URL: address, AI_MODEL: name, AI_API_KEY: key } = config;
  if (!address || !name) return null;
  const { Model } = await import('./model.ts');
  return new Model({ address, name, key }, clock, log);
}
