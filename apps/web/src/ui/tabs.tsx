import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { BaseProvider } from './base-provider.tsx';
import styles from './tabs.module.css';

type Tab = { id: string; title: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Both together when the place is kept elsewhere, such as in the URL. */
  activeId?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
};

export function Tabs({ label, tabs, activeId, onChange }: TabsProps) {
  const place = activeId === undefined ? { defaultValue: tabs[0]?.id } : { value: activeId };
  return (
    <BaseProvider>
      <BaseTabs.Root
        {...place}
        className={styles.tabs}
        onValueChange={(id) => onChange?.(String(id))}
      >
        <BaseTabs.List aria-label={label} className={styles.list}>
          {tabs.map(({ id, title }) => (
            <BaseTabs.Tab key={id} value={id} className={styles.tab}>
              {title}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {tabs.map(({ id, content }) => (
          <BaseTabs.Panel key={id} value={id} className={styles.panel}>
            {content}
          </BaseTabs.Panel>
        ))}
      </BaseTabs.Root>
    </BaseProvider>
  );
}
