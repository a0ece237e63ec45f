import type { Item, Judged } from '@hbg/contract/assessments';
import { KataWork } from '../../units/shared/kata/kata-work.tsx';
import type { Given } from '../use-answer.ts';
import { ChoiceItem } from './choice-item.tsx';
import { LineItem } from './line-item.tsx';
import { OrderItem } from './order-item.tsx';

export type ItemProps = {
  item: Item;
  /** Once it was answered. */
  judged: Judged | null;
  isSending: boolean;
  isFocused: boolean;
  onGive: (given: Given) => void;
};

/** Each form in its own way; what is written stands on the bench, without any help. */
export function ItemView({ user, ...props }: ItemProps & { user: string }) {
  const { item, isFocused, onGive } = props;
  if (item.form === 'line') return <LineItem {...props} />;
  if (item.form === 'order') return <OrderItem {...props} />;
  if (item.unit.kind === 'quiz') return <ChoiceItem {...props} />;
  return (
    <KataWork
      user={user}
      unit={item.unit}
      isRebuilt={item.form === 'rebuild'}
      mayHelp={false}
      isFocused={isFocused}
      onDone={({ isRight }) => onGive({ isRight })}
    />
  );
}
