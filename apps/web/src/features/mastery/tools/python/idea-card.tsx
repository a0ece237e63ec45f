import type { ProjectLanguage } from '@hbg/contract/project-languages';
import type { ProjectDifficulty } from '@hbg/contract/projects';
import { Link } from '@tanstack/react-router';
import { Copy, FolderPlus, MessageCircleQuestion } from 'lucide-react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { CodeText } from '../../../../ui/code-text.tsx';
import type { ProjectValues } from '../../../projects/shared/project-values.ts';
import type { SearchResult } from '../../../search/shared/search-query.ts';
import { copyResult } from '../copy-result.ts';
import styles from './ideas-tool.module.css';

type IdeaCardProps = {
  idea: SearchResult;
  isOfLevel: boolean;
  onBegin: (begun: Partial<ProjectValues>) => void;
};

export function IdeaCard({ idea, isOfLevel, onBegin }: IdeaCardProps) {
  const { topic, description, difficulty, steps } = idea;
  return (
    <Card as="article" aria-label={topic} className={styles.idea}>
      <header className={styles.head}>
        <h4 className={styles.topic}>{topic}</h4>
        <Badge tone={isOfLevel ? 'phosphor' : 'neutral'}>{difficulty}</Badge>
      </header>
      <p>
        <CodeText>{description}</CodeText>
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <CodeText>{step}</CodeText>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button icon={<FolderPlus size={18} />} onClick={() => onBegin(projectOf(idea))}>
          Projekt beginnen
        </Button>
        <Link
          to="/ai-companion"
          search={{ frage: topic }}
          className={buttonClass({ variant: 'ghost' })}
        >
          <MessageCircleQuestion size={18} aria-hidden="true" /> Mit dem Begleiter planen
        </Link>
        <Button variant="ghost" icon={<Copy size={18} />} onClick={() => copyResult(textOf(idea))}>
          Kopieren
        </Button>
      </div>
    </Card>
  );
}

const languages: Partial<Record<SearchResult['language'], ProjectLanguage>> = {
  python: 'Python',
  javascript: 'JavaScript',
  html: 'HTML/CSS',
  css: 'HTML/CSS',
};

const difficulties: Readonly<Record<string, ProjectDifficulty>> = {
  Anfänger: 'beginner',
  Fortgeschritten: 'intermediate',
  Experte: 'advanced',
};

const longestFeature = 200;

/** The steps of the plan are what there is to build. */
function projectOf({ topic, description, difficulty, steps, language }: SearchResult) {
  return {
    title: topic,
    description: withoutMarks(description),
    language: languages[language] ?? 'Python',
    difficulty: difficulties[difficulty] ?? 'beginner',
    features: [...new Set(steps.map((step) => withoutMarks(step).slice(0, longestFeature)))],
  };
}

function textOf({ topic, description, steps }: SearchResult): string {
  return [topic, description, ...steps.map((step, at) => `${at + 1}. ${step}`)]
    .map(withoutMarks)
    .join('\n');
}

function withoutMarks(text: string): string {
  return text.replaceAll(/`|\*\*/g, '');
}
