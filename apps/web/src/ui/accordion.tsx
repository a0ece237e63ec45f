import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

type AccordionItem = {
  id: string;
  title: ReactNode;
  /** Beside the title, such as how much there is. */
  aside?: ReactNode;
  content: ReactNode;
};

type AccordionProps = {
  items: readonly AccordionItem[];
  /** What is open at first. */
  openId?: string | undefined;
  /** Given, only one is open at a time: a name that no other accordion of the page has. */
  oneAtATime?: string | undefined;
};

/** Rows that open. The browser's own: its search in the page finds what is folded in. */
export function Accordion({ items, openId, oneAtATime }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, aside, content }) => (
        <details key={id} className={styles.item} name={oneAtATime} open={id === openId}>
          <summary className={styles.title}>
            <span className={styles.words}>{title}</span>
            {aside && <span className={styles.aside}>{aside}</span>}
            <ChevronDown size={20} className={styles.arrow} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
