import type { Snippet } from '@hbg/contract/snippets';
import { Link } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

type WorkshopLinkProps = {
  snippet: Pick<Snippet, 'id' | 'title' | 'language'>;
  onOpen?: () => void;
};

/** Where a snippet can be changed; Java is for reading. */
export function WorkshopLink({ snippet: { id, title, language }, onOpen }: WorkshopLinkProps) {
  if (language === 'java') return null;
  return (
    <Link
      to="/workshop"
      search={{ snippet: id }}
      className={buttonClass({ size: 'small', variant: 'ghost' })}
      onClick={onOpen}
    >
      <Wrench size={14} aria-hidden="true" /> In der Werkstatt öffnen
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Link>
  );
}
