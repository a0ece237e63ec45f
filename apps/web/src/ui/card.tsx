import type { HTMLAttributes } from 'react';
import styles from './card.module.css';
import { joinClasses } from './join-classes.ts';

type CardProps = HTMLAttributes<HTMLElement> & {
  tone?: 'plain' | 'phosphor' | 'violet' | 'amber' | undefined;
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
};

export function Card({ tone = 'plain', as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag {...rest} className={joinClasses(styles.card, styles[tone], className)} />;
}
