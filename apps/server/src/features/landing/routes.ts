import { readLastPlace } from '@hbg/contract/landing';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint } from '../../http/adapter.ts';
import { findLastPlace } from './find-last-place.ts';

export function landingEndpoints(context: Context): Endpoint[] {
  return [endpoint(readLastPlace, ({ learner }) => findLastPlace(context, learner.id))];
}
