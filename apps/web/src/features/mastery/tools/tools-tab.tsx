import type { MasteryArea } from '@hbg/contract/mastery';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Tool, type ToolLesson, toolsOf } from './tool-list.tsx';
import styles from './tools-tab.module.css';

type ToolsTabProps = { area: MasteryArea; lesson: ToolLesson };

/** Four tools beside each lesson; one of them is open at a time and loaded only then. */
export function ToolsTab({ area, lesson }: ToolsTabProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const panel = useId();
  const tools = toolsOf(area);
  const open = tools.find(({ id }) => id === openId);
  return (
    <div className={styles.tools}>
      <ul className={styles.cards}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolCard
              tool={tool}
              isOpen={tool === open}
              panel={panel}
              onToggle={() => setOpenId(tool === open ? null : tool.id)}
            />
          </li>
        ))}
      </ul>
      {open && <OpenTool key={open.id} id={panel} tool={open} lesson={lesson} />}
    </div>
  );
}

type ToolCardProps = { tool: Tool; isOpen: boolean; panel: string; onToggle: () => void };

function ToolCard({ tool: { title, says, icon, tone }, isOpen, panel, onToggle }: ToolCardProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles.card, tone === 'violet' && styles.violet)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={onToggle}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.title}>{title}</span>
      <span className={styles.says}>{says}</span>
    </button>
  );
}

/** Whoever opens it is in it, also below a long list of tools. */
function OpenTool({ id, tool, lesson }: { id: string; tool: Tool; lesson: ToolLesson }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isPhone = matchMedia('(width < 48rem)').matches;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: isPhone ? 'start' : 'nearest' });
  }, []);
  const { Part } = tool;
  return (
    <section id={id} aria-labelledby={`${id}-titel`} className={styles.open}>
      <h3 ref={heading} id={`${id}-titel`} tabIndex={-1} className={styles.heading}>
        {tool.title}
      </h3>
      <Suspense fallback={<Skeleton label={`${tool.title} wird geladen...`} height={320} />}>
        <Part lesson={lesson} />
      </Suspense>
    </section>
  );
}
