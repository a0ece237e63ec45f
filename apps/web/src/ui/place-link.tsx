import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type PlaceLinkProps = {
  /** Within the house, as the server names it: `/python-mastery?lektion=ausgabe`. */
  address: string;
  className?: string | undefined;
  children: ReactNode;
};

export function PlaceLink({ address, className, children }: PlaceLinkProps) {
  const { pathname, searchParams } = new URL(address, location.origin);
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} className={className}>
      {children}
    </Link>
  );
}
