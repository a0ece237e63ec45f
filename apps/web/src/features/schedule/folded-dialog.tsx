import { Dialog } from '../../ui/dialog.tsx';
import { EntryRows } from './entry-rows.tsx';
import type { ViewProps } from './view-props.ts';

type FoldedDialogProps = Pick<ViewProps, 'items' | 'onOpen' | 'onRemove'> & { onClose: () => void };

/** What didn't fit beside each other. */
export function FoldedDialog({ items, onOpen, onRemove, onClose }: FoldedDialogProps) {
  return (
    <Dialog title="Zur selben Zeit" isOpen onClose={onClose}>
      <EntryRows
        items={items}
        onOpen={(item) => {
          onClose();
          onOpen(item);
        }}
        onRemove={(entry) => {
          onClose();
          onRemove(entry);
        }}
      />
    </Dialog>
  );
}
