import type { Item, Judged } from '@hbg/contract/assessments';
import type { Given } from '../use-answer.ts';

export type ItemProps = {
  item: Item;
  /** Once it was answered. */
  judged: Judged | null;
  isSending: boolean;
  isFocused: boolean;
  onGive: (given: Given) => void;
};
