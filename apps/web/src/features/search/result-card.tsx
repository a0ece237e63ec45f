import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { highlightCode } from '../markup/shared/highlight-code.ts';
import { WorkshopLink } from '../snippets/shared/workshop-link.tsx';
import styles from './result-card.module.css';
import type { SearchResult } from './shared/search-query.ts';

/** What kind of thing it is, in the learner's words. */
const kinds: Readonly<Record<SearchResult['kind'], string>> = {
  concept: 'Erklärung',
  lesson: 'Lektion',
  path: 'Lernpfad',
  plan: 'Bauplan',
  project: 'Projekt',
  snippet: 'Snippet',
  term: 'Begriff',
};

export function ResultCard({ result }: { result: SearchResult }) {
  const { kind, topic, difficulty, description, steps, explanation } = result;
  return (
    <Card as="article" className={styles.card} aria-label={topic}>
      <header className={styles.head}>
        <h2 className={styles.topic}>{topic}</h2>
        <div className={styles.badges}>
          <Badge>{kinds[kind]}</Badge>
          <Badge>{difficulty}</Badge>
        </div>
      </header>
      <p>
        <CodeText>{description}</CodeText>
      </p>
      {steps.length > 0 && <Steps steps={steps} />}
      {result.codeExample !== '' && <Example result={result} />}
      {explanation !== '' && explanation !== description && (
        <p className={styles.explanation}>
          <CodeText>{explanation}</CodeText>
        </p>
      )}
      <p className={styles.ways}>
        <PracticeLink result={result} />
        {result.snippet !== undefined && (
          <WorkshopLink snippet={{ id: result.snippet, title: topic, language: result.language }} />
        )}
      </p>
    </Card>
  );
}

function Steps({ steps }: Pick<SearchResult, 'steps'>) {
  return (
    <div>
      <h3 className={styles.how}>So gehst du vor:</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <CodeText>{step}</CodeText>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Example({ result: { topic, codeExample, language } }: { result: SearchResult }) {
  const code = codeExample.trimEnd();
  return (
    <CodeBlock
      label={`Beispiel: ${topic}`}
      lines={highlightCode(code, language)}
      code={codeExample}
      copyLabel="Code kopieren"
    />
  );
}

function PracticeLink({ result: { place, topic } }: { result: SearchResult }) {
  const { pathname, searchParams } = new URL(place, location.origin);
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} className={buttonClass()}>
      Jetzt üben <ArrowRight size={16} aria-hidden="true" />
      <VisuallyHidden>: {topic}</VisuallyHidden>
    </Link>
  );
}
