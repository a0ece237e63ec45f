import type { Snippet } from '@hbg/contract/snippets';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { numberOf } from '../../ui/figure-format.ts';
import { useFocusInList } from '../../ui/use-focus-in-list.ts';
import { useStable } from '../../ui/use-stable.ts';
import { type Group, groupSnippets } from './filter-snippets.ts';
import { SnippetCard } from './snippet-card.tsx';
import styles from './snippet-groups.module.css';

/** So many fill any screen; more would make every key in the search wait. */
const atOnce = 12;

/** So many are in sight of what was just looked for; the others of the first ones come in the next frame. */
const inSight = 4;

type Acts = Omit<ComponentProps<typeof SnippetCard>, 'snippet'>;
type GroupsProps = Acts & {
  snippets: readonly Snippet[];
  /** What was looked for: with something else, one begins at the top again. */
  sought: string;
};

/** By category; further ones come while somebody scrolls. */
export function SnippetGroups({ snippets, sought, ...acts }: GroupsProps) {
  const [most, setMost] = useMost(sought);
  const left = snippets.length - most;
  return (
    <div className={styles.groups}>
      {groupSnippets(snippets, most).map((group) => (
        <SnippetGroup key={group.category} group={group} {...acts} />
      ))}
      {left > 0 && <More count={left} onMore={() => setMost(most + atOnce)} />}
    </div>
  );
}

function useMost(sought: string) {
  const [shown, setShown] = useState({ sought, most: atOnce });
  const isNew = shown.sought !== sought;
  useEffect(() => {
    if (!isNew) return undefined;
    let isLeft = false;
    void afterPaint().then(() => !isLeft && setShown({ sought, most: atOnce }));
    return () => {
      isLeft = true;
    };
  }, [isNew, sought]);
  const setMost = (most: number) => setShown({ sought, most });
  return [isNew ? inSight : shown.most, setMost] as const;
}

function SnippetGroup({ group, ...acts }: Acts & { group: Group }) {
  const heading = useId();
  const focus = useFocusInList<HTMLDivElement>();
  return (
    <section
      aria-labelledby={heading}
      className={styles.group}
      data-single={group.count === 1 || undefined}
    >
      <h2 id={heading} className={styles.title}>
        {group.category} <span className={styles.count}>{numberOf(group.count)}</span>
      </h2>
      <div {...focus} className={styles.cards}>
        {group.snippets.map((snippet) => (
          <SnippetCard key={snippet.id} snippet={snippet} {...acts} />
        ))}
      </div>
    </section>
  );
}

function More({ count, onMore }: { count: number; onMore: () => void }) {
  return (
    <div className={styles.more}>
      {/* With every batch another one: it may still be in sight. */}
      <Sight key={count} onSeen={onMore} />
      <Button onClick={onMore}>{`${numberOf(count)} weitere zeigen`}</Button>
    </div>
  );
}

function Sight({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const tell = useStable<void>(onSeen);
  useEffect(() => watchSight(place.current, tell), [tell]);
  return <span ref={place} />;
}

function watchSight(place: Element | null, onSeen: () => void) {
  if (!place || !('IntersectionObserver' in globalThis)) return undefined;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSeen(),
    { rootMargin: '50%' },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
