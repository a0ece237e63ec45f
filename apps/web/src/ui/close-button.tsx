import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

/** The cross in the corner of whatever lies above the page. */
export function CloseButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="ghost" size="icon" aria-label="Schließen" icon={<X size={20} />} {...props} />
  );
}
