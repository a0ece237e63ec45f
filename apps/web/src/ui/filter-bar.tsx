import type { ComponentProps, ReactNode } from 'react';
import styles from './filter-bar.module.css';
import { SearchField } from './search-field.tsx';

type FilterBarProps = {
  search: ComponentProps<typeof SearchField>;
  /** What is left, such as '8 Snippets'; read out when it changes. */
  count: string;
  /** Choices and lists to choose from. Where they stand is kept in the address by the screen. */
  children?: ReactNode;
};

export function FilterBar({ search, count, children }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField {...search} />
      </div>
      {children && <div className={styles.choices}>{children}</div>}
      <output className={styles.count}>{count}</output>
    </div>
  );
}
