import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { joinClasses } from './join-classes.ts';

type BadgeProps = {
  tone?: 'neutral' | 'phosphor' | 'violet' | 'amber' | 'red' | undefined;
  children: ReactNode;
};

/** Grey says what kind of thing it is, colour says what it means. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={joinClasses(styles.badge, styles[tone])}>{children}</span>;
}
