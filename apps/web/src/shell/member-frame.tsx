import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessionCheck } from '../features/account/shared/use-session-check.ts';
import { Footer } from './footer.tsx';
import styles from './member-frame.module.css';
import { memberQueries } from './member-queries.ts';
import { TopBar } from './top-bar.tsx';

type MemberFrameProps = {
  user: string;
  title: string;
  bars: 'shared' | 'own';
  children?: ReactNode;
};

export function MemberFrame({ user, title, bars, children }: MemberFrameProps) {
  return (
    <QueryClientProvider client={memberQueries}>
      <SessionCheck />
      {bars === 'own' ? (
        children
      ) : (
        <div className={styles.frame}>
          <TopBar user={user} title={title} />
          <main id="inhalt" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <Footer />
        </div>
      )}
    </QueryClientProvider>
  );
}

function SessionCheck() {
  useSessionCheck();
  return null;
}
