import { lazyPart } from './lazy-part.ts';

export const LazyMemberFrame = lazyPart(
  async () => (await import('./member-frame.tsx')).MemberFrame,
);
