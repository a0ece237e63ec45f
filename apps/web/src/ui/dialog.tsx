import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { BaseProvider } from './base-provider.tsx';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** Where the focus goes at the end; true for where it came from. */
  finalFocus?: (() => HTMLElement | true) | undefined;
};

export function Dialog({ isOpen, onClose, ...content }: DialogProps) {
  const closeWhenAsked = (willBeOpen: boolean) => {
    if (!willBeOpen) onClose();
  };
  return (
    <BaseProvider>
      <BaseDialog.Root open={isOpen} onOpenChange={closeWhenAsked}>
        <BaseDialog.Portal>
          <BaseDialog.Backdrop className={styles.backdrop} />
          <Popup {...content} />
        </BaseDialog.Portal>
      </BaseDialog.Root>
    </BaseProvider>
  );
}

type PopupProps = Omit<DialogProps, 'isOpen' | 'onClose'>;

// The popup itself scrolls, with head and foot sticking: it holds the focus, so the arrow keys scroll it.
function Popup({ title, children, footer, finalFocus }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Popup
      ref={popup}
      className={styles.popup}
      {...(finalFocus && { finalFocus })}
      initialFocus={(openedBy) =>
        openedBy === 'touch' || (firstField(body.current) ?? popup.current)
      }
    >
      <header className={styles.head}>
        <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
        <BaseDialog.Close render={<CloseButton />} />
      </header>
      <div ref={body} className={styles.body}>
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </BaseDialog.Popup>
  );
}

function firstField(body: HTMLElement | null) {
  return body?.querySelector<HTMLElement>(
    'input:enabled:not([type=hidden], [aria-hidden=true]), textarea:enabled, [role=combobox]',
  );
}
