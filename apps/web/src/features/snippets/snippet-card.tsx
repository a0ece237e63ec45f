import type { Snippet } from '@hbg/contract/snippets';
import { ChevronDown, Eye, Heart, Lock, Pencil, Play, Square, Trash2 } from 'lucide-react';
import { memo, Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { numberOf } from '../../ui/figure-format.ts';
import { writeDate } from '../../ui/german-date.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { highlightCode } from '../markup/shared/highlight-code.ts';
import { WorkshopLink } from './shared/workshop-link.tsx';
import styles from './snippet-card.module.css';
import { difficultyLabels, fileNames, languageLabels } from './snippet-labels.ts';

const SnippetRun = lazyPart(async () => (await import('./run/snippet-run.tsx')).SnippetRun);

/** Without all of it, a longer one pushes the others out of sight. */
const linesAtFirst = 16;

type CardProps = {
  snippet: Snippet;
  onLike: (snippet: Snippet) => void;
  /** It is used in some way. */
  onView: (snippet: Snippet) => void;
  onEdit: (snippet: Snippet) => void;
  onRemove: (snippet: Snippet) => void;
};

/** Drawn anew only when something in it changes: a library has hundreds. */
export const SnippetCard = memo(function SnippetCard(props: CardProps) {
  const { snippet, onView } = props;
  const { title, description, language, difficulty, isPrivate, tags } = snippet;
  return (
    <Card as="article" className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.badges}>
          <Badge>{languageLabels[language]}</Badge>
          <Badge>{difficultyLabels[difficulty]}</Badge>
          {isPrivate && (
            <Badge tone="violet">
              <Lock size={13} aria-hidden="true" /> Privat
            </Badge>
          )}
        </div>
      </header>
      {description && <p className={styles.description}>{description}</p>}
      <SnippetCode snippet={snippet} onView={() => onView(snippet)} />
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      )}
      <CardFoot {...props} />
    </Card>
  );
});

function SnippetCode({ snippet, onView }: { snippet: Snippet; onView: () => void }) {
  const { code, language } = snippet;
  const [isWhole, setIsWhole] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => highlightCode(code.trimEnd(), language), [code, language]);
  const showCode = () => block.current?.querySelector('figure')?.focus();
  const use = (change: () => void) => () => {
    change();
    onView();
  };
  return (
    <div ref={block} className={styles.code}>
      <CodeBlock
        label={fileNames[language]}
        lines={isWhole ? lines : lines.slice(0, linesAtFirst)}
        code={code}
        onCopied={onView}
        actions={
          language !== 'java' && (
            <RunButton isOpen={isOpen} onToggle={use(() => setIsOpen(!isOpen))} />
          )
        }
      />
      <div className={styles.more}>
        {lines.length > linesAtFirst && (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isWhole}
            icon={<ChevronDown size={16} className={styles.fold} />}
            onClick={use(() => setIsWhole(!isWhole))}
          >
            {isWhole ? 'Weniger zeigen' : `Alle ${numberOf(lines.length)} Zeilen`}
          </Button>
        )}
        <WorkshopLink snippet={snippet} onOpen={onView} />
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton label="Wird gestartet..." height={208} />}>
          {/* Changed code is another program. */}
          <SnippetRun key={code} snippet={snippet} onShowCode={showCode} />
        </Suspense>
      )}
    </div>
  );
}

function RunButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button
      size="small"
      variant="ghost"
      aria-expanded={isOpen}
      icon={isOpen ? <Square size={14} /> : <Play size={14} />}
      onClick={onToggle}
    >
      {isOpen ? 'Schließen' : 'Ausführen'}
    </Button>
  );
}

function CardFoot({ snippet, onLike, onEdit, onRemove }: CardProps) {
  const { title, author, createdAt, likes, isLiked, views, isOwn } = snippet;
  return (
    <footer className={styles.foot}>
      <span className={styles.author}>
        {author} · {writeDate(createdAt.slice(0, 10))}
      </span>
      <div className={styles.figures}>
        <span className={styles.views}>
          <Eye size={16} aria-hidden="true" />
          {numberOf(views)} <VisuallyHidden>Aufrufe</VisuallyHidden>
        </span>
        <Button
          size="small"
          variant="ghost"
          aria-pressed={isLiked}
          title="Gefällt mir"
          className={styles.like}
          icon={<Heart size={16} fill={isLiked ? 'currentColor' : 'none'} />}
          onClick={() => onLike(snippet)}
        >
          <span>
            <VisuallyHidden>{title} gefällt mir: </VisuallyHidden>
            {numberOf(likes)}
          </span>
        </Button>
        {isOwn && (
          <>
            <Button
              size="icon"
              variant="ghost"
              aria-label={`${title} bearbeiten`}
              title="Bearbeiten"
              icon={<Pencil size={16} />}
              onClick={() => onEdit(snippet)}
            />
            <Button
              size="icon"
              variant="ghost"
              aria-label={`${title} löschen`}
              title="Löschen"
              icon={<Trash2 size={16} />}
              onClick={() => onRemove(snippet)}
            />
          </>
        )}
      </div>
    </footer>
  );
}
