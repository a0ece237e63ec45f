import { Outlet } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { useCurrentUser } from '../features/account/shared/session.ts';
import { Confirmer } from '../ui/confirmer.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Toaster } from '../ui/toast.tsx';
import { ArrivalNotice, LastUserRef, useFocusOnArrival } from './arrival.tsx';
import { GuestFrame } from './guest-frame.tsx';
import { LazyMemberFrame } from './lazy-member-frame.ts';
import './root-layout.module.css';
import { useShownScreen } from './shown-screen.ts';

export function RootLayout() {
  const user = useCurrentUser();
  const { title, guestTitle, hasFrame, bars = 'shared' } = useShownScreen();
  const shownTitle = user === null ? guestTitle : title;
  useFocusOnArrival();
  return (
    <LastUserRef value={useRef(user)}>
      <SkipLink href="#inhalt">Zum Inhalt</SkipLink>
      <Suspense>
        {user !== null && hasFrame ? (
          // A new key for each learner: nothing one of them has on the screen stays for the other.
          <LazyMemberFrame key={user} user={user} title={title} bars={bars}>
            <Outlet />
          </LazyMemberFrame>
        ) : (
          <GuestFrame hasLogin={hasFrame}>
            <Outlet />
          </GuestFrame>
        )}
      </Suspense>
      <ArrivalNotice title={shownTitle} />
      <Confirmer />
      <Toaster />
    </LastUserRef>
  );
}
