import { type Sign, signsIn } from '../signs.ts';
import type { UnsafeKind } from '../unsafe.ts';
import { attackHints } from './attack.ts';
import { bullyingHints } from './bullying.ts';
import { drugSigns } from './drugs.ts';
import { eatingHints } from './eating.ts';
import { exposedHints } from './exposed.ts';
import { homeHints } from './home.ts';
import { selfHarmHints } from './self-harm.ts';
import { strangerHints } from './strangers.ts';

export const homeSigns = signsIn(homeHints);
export const bullyingSigns = signsIn(bullyingHints);

/** What may be grave, unless a program is spoken of. */
export const hints: Readonly<Partial<Record<UnsafeKind, readonly Sign[]>>> = {
  crisis: [...signsIn(selfHarmHints), ...homeSigns, ...bullyingSigns, ...signsIn(eatingHints)],
  drugs: signsIn(drugSigns),
  sexual: signsIn(exposedHints),
  contact: signsIn(strangerHints),
  violence: signsIn(attackHints),
};
