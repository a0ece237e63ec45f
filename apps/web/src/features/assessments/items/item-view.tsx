import { KataWork } from '../../units/shared/kata/kata-work.tsx';
import { ChoiceItem } from './choice-item.tsx';
import type { ItemProps } from './item-props.ts';
import { LineItem } from './line-item.tsx';
import { OrderItem } from './order-item.tsx';

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
