import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NothingHere({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      title={title}
      action={
        <Link to="/workshop" className={buttonClass()}>
          Zu deinem letzten Programm
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
