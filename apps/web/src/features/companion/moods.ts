import type { Mood } from '@hbg/contract/companion';
import { Frown, HandHeart, Laugh, Leaf, Lightbulb, type LucideIcon, Smile } from 'lucide-react';

type Shown = {
  readonly name: string;
  /** Behind who it is. */
  readonly does: string;
  readonly Face: LucideIcon;
};

/** How a companion feels about what it has just said. */
export const moods: Readonly<Record<Mood, Shown>> = {
  happy: { name: 'Gut gelaunt', does: 'hat Lust, mit dir etwas anzufangen.', Face: Smile },
  excited: { name: 'Begeistert', does: 'freut sich, wie gut es läuft.', Face: Laugh },
  thinking: { name: 'Nachdenklich', does: 'schaut mit dir ganz genau hin.', Face: Lightbulb },
  encouraging: {
    name: 'Macht dir Mut',
    does: 'geht mit dir Schritt für Schritt.',
    Face: HandHeart,
  },
  calm: { name: 'Ruhig', does: 'hat Zeit für dich.', Face: Leaf },
  sorry: { name: 'Zerknirscht', does: 'konnte gerade nicht helfen.', Face: Frown },
};
