import type { CheckReport, OpenOptions } from '../../frame-check/check-report.ts';
import { field } from '../page/field.ts';

const longestText = 2_000;

/** What came from a check, as far as it has the form that it should have. */
export function readReport(data: unknown): CheckReport | null {
  const kind = field(data, 'kind');
  if (kind === 'begun' || kind === 'done') return { kind };
  if (kind === 'ready') return { kind, left: numbersIn(data, 'left') };
  if (kind === 'reopen' || kind === 'next') {
    return { kind, step: numberIn(data, 'step'), options: optionsIn(field(data, 'options')) };
  }
  if (kind !== 'goal') return null;
  const reached = field(data, 'reached');
  return {
    kind,
    goal: numberIn(data, 'goal'),
    reached: typeof reached === 'boolean' ? reached : null,
    sentence: textIn(data, 'sentence'),
    bug: textIn(data, 'bug'),
  };
}

function optionsIn(data: unknown): Partial<OpenOptions> {
  const [width, random] = [field(data, 'width'), field(data, 'random')];
  return {
    ...(typeof width === 'number' && { width: Math.min(Math.max(width, 100), 4_000) }),
    ...(Array.isArray(random) && { random: random.map(Number) }),
  };
}

function textIn(data: unknown, name: string): string | null {
  const text = field(data, name);
  return typeof text === 'string' ? text.slice(0, longestText) : null;
}

function numberIn(data: unknown, name: string): number {
  const number = field(data, name);
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : 0;
}

function numbersIn(data: unknown, name: string): readonly number[] {
  const list = field(data, name);
  return Array.isArray(list) ? list.slice(0, 100).map(Number) : [];
}
