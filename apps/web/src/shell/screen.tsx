import type { RouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import { currentUser, useCurrentUser } from '../features/account/shared/session.ts';
import { useFocusOnLogin } from './arrival.tsx';
import { LazyMemberFrame } from './lazy-member-frame.ts';
import { LazyNotFound, notFoundTitle } from './lazy-not-found.ts';

type Screen = { title: string; page: RouteComponent };

export type Access = {
  /** For the learner who is logged in. */
  member: Screen;
  /** For a visitor; without it, a visitor gets the not-found page. */
  guest?: Screen;
  /** The login stands alone, whoever looks at it. */
  hasFrame?: boolean;
  /** The page brings its own head and foot. */
  bars?: 'shared' | 'own';
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title: string;
    guestTitle: string;
    hasFrame: boolean;
    bars?: 'shared' | 'own';
  }
}

/** What a route shows to whom: the page itself, its titles, and whether the shared frame is around it. */
export function screenFor({ member, guest, hasFrame = true, bars = 'shared' }: Access) {
  return {
    component: choosePage(member.page, guest?.page),
    staticData: { title: member.title, guestTitle: guest?.title ?? notFoundTitle, hasFrame, bars },
  };
}

function choosePage(memberPage: RouteComponent, guestPage: RouteComponent = LoginWanted) {
  const Page: RouteComponent = () => {
    const user = useCurrentUser();
    useFocusOnLogin(user);
    return createElement(user === null ? guestPage : memberPage);
  };
  Page.preload = async () => {
    if (currentUser() === null) await guestPage.preload?.();
    else await Promise.all([LazyMemberFrame.preload(), memberPage.preload?.()]);
  };
  return Page;
}

function LoginWanted() {
  return <LazyNotFound isLoginOffered />;
}
LoginWanted.preload = LazyNotFound.preload;
