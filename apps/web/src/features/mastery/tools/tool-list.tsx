import type { MasteryArea, MasteryLesson } from '@hbg/contract/mastery';
import {
  Accessibility,
  BadgeCheck,
  Bot,
  CodeXml,
  Lightbulb,
  SearchCheck,
  SpellCheck,
  Tags,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '../../../shell/lazy-part.ts';

/** What the tools are opened beside. */
export type ToolLesson = Pick<MasteryLesson, 'unit' | 'title' | 'example'>;
export type ToolProps = { lesson: ToolLesson };

export type Tool = {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly icon: ReactNode;
  readonly tone: 'plain' | 'violet';
  readonly Part: ComponentType<ToolProps>;
};

const python: readonly Tool[] = [
  {
    id: 'code-generator',
    title: 'Code Generator',
    says: 'Beschreib ein Programm. Bis zu drei Stellen darin findest du selbst heraus.',
    icon: <CodeXml size={22} />,
    tone: 'violet',
    Part: lazyPart(async () => (await import('./python/generator-tool.tsx')).GeneratorTool),
  },
  {
    id: 'syntax-checker',
    title: 'Syntax Checker',
    says: 'Findet alle Schreibfehler auf einmal und führt dich hin.',
    icon: <SpellCheck size={22} />,
    tone: 'plain',
    Part: lazyPart(async () => (await import('./python/syntax-tool.tsx')).SyntaxTool),
  },
  {
    id: 'ki-tutor',
    title: 'KI Tutor',
    says: 'Frag den Begleiter zu genau dieser Lektion.',
    icon: <Bot size={22} />,
    tone: 'violet',
    Part: lazyPart(async () => (await import('./python/tutor-tool.tsx')).TutorTool),
  },
  {
    id: 'projekt-ideen',
    title: 'Projekt Ideen',
    says: 'Baupläne, die zu dir passen. Einer davon wird dein Projekt.',
    icon: <Lightbulb size={22} />,
    tone: 'plain',
    Part: lazyPart(async () => (await import('./python/ideas-tool.tsx')).IdeasTool),
  },
];

const html: readonly Tool[] = [
  {
    id: 'validator',
    title: 'Validator',
    says: 'Prüft, ob dein HTML so geschrieben ist, wie Browser es erwarten.',
    icon: <BadgeCheck size={22} />,
    tone: 'plain',
    Part: lazyPart(async () => (await import('./html/validator-tool.tsx')).ValidatorTool),
  },
  {
    id: 'tag-generator',
    title: 'Tag-Generator',
    says: 'Formular ausfüllen, HTML bekommen, jedes Stück erklärt.',
    icon: <Tags size={22} />,
    tone: 'plain',
    Part: lazyPart(async () => (await import('./html/tag-tool.tsx')).TagTool),
  },
  {
    id: 'accessibility-checker',
    title: 'Accessibility Checker',
    says: 'Kommt jeder auf deiner Seite zurecht? Sieht nach und sagt, wie es besser geht.',
    icon: <Accessibility size={22} />,
    tone: 'plain',
    Part: lazyPart(async () => (await import('./html/accessibility-tool.tsx')).AccessibilityTool),
  },
  {
    id: 'seo-analyzer',
    title: 'SEO Analyzer',
    says: 'Was Suchmaschinen von deiner Seite verstehen, und warum.',
    icon: <SearchCheck size={22} />,
    tone: 'plain',
    Part: lazyPart(async () => (await import('./html/seo-tool.tsx')).SeoTool),
  },
];

const tools: Readonly<Record<MasteryArea, readonly Tool[]>> = {
  'python-mastery': python,
  'html-mastery': html,
};

export function toolsOf(area: MasteryArea): readonly Tool[] {
  return tools[area];
}
