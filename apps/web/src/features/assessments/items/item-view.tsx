import { readEntry } from '../../../ui/entries.ts';
import { isTooLong } from '../../units/shared/code/program-size.ts';
import { KataWork } from '../../units/shared/kata/kata-work.tsx';
import { ChoiceItem } from './choice-item.tsx';
import type { ItemProps } from './item-props.ts';
import { LineItem } from './line-item.tsx';
import { OrderItem } from './order-item.tsx';

type ItemViewProps = ItemProps & {
  user: string;
  /** Where what is written waits. */
  draft: string;
};

/** Each form in its own way; what is written stands on the bench, without any help. */
export function ItemView({ user, draft, ...props }: ItemViewProps) {
  const { item, isFocused, onGive } = props;
  if (item.form === 'line') return <LineItem {...props} />;
  if (item.form === 'order') return <OrderItem {...props} />;
  if (item.unit.kind === 'quiz') return <ChoiceItem {...props} />;
  return (
    <KataWork
      user={user}
      draft={draft}
      unit={item.unit}
      isRebuilt={item.form === 'rebuild'}
      mayHelp={false}
      isFocused={isFocused}
      onDone={({ isRight }) => onGive({ isRight, ...writtenIn(draft) })}
    />
  );
}

/** Nothing of it where nobody has changed what they began with. */
function writtenIn(draft: string) {
  const code = readEntry(draft);
  return code === null || isTooLong(code) ? {} : { code };
}
