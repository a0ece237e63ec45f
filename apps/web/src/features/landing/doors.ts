import {
  BookOpen,
  Bot,
  BrainCircuit,
  CodeXml,
  FolderKanban,
  Footprints,
  Library,
  Rocket,
  Search,
  Sigma,
  Terminal,
  Users,
} from 'lucide-react';

/** Who furnishes a room takes its `isEmpty` away. */
export const doors = [
  {
    to: '/learn',
    label: 'Lektionen',
    line: 'Lesen, ausprobieren, verstehen: der Python-Kurs.',
    Icon: BookOpen,
  },
  {
    to: '/tutorial',
    label: 'Tutorial',
    line: 'Schritt für Schritt durch Python und JavaScript.',
    Icon: Footprints,
    isEmpty: true,
  },
  {
    to: '/python-mastery',
    label: 'Python Mastery',
    line: 'Kapitel, XP und Abzeichen bis zum Wizard.',
    Icon: Terminal,
  },
  {
    to: '/html-mastery',
    label: 'HTML Mastery',
    line: 'Vom ersten Tag bis zur ganzen Webseite.',
    Icon: CodeXml,
  },
  {
    to: '/math-mastery',
    label: 'Mathe Mastery',
    line: 'Aufgaben knacken und die Serie halten.',
    Icon: Sigma,
  },
  {
    to: '/ai-companion',
    label: 'KI Begleiter',
    line: 'Jemand zum Reden über Code und Ideen.',
    Icon: Bot,
    look: 'ai',
  },
  {
    to: '/ai-tutorial',
    label: 'KI-Programm',
    line: 'In 12 Wochen verstehen, wie Maschinen lernen.',
    Icon: BrainCircuit,
    look: 'ai',
    isEmpty: true,
  },
  {
    to: '/advanced-projects',
    label: 'Große Projekte',
    line: 'Chatbot, Web-App und Spiele-Engine in Etappen.',
    Icon: Rocket,
    isEmpty: true,
  },
  {
    to: '/project',
    label: 'Projekte',
    line: 'Deine eigenen Vorhaben: planen, bauen, abhaken.',
    Icon: FolderKanban,
  },
  {
    to: '/community',
    label: 'Community',
    line: 'Zeig, was du gebaut hast, und nimm Aufgaben an.',
    Icon: Users,
    isEmpty: true,
  },
  {
    to: '/search',
    label: 'Suche',
    line: 'Frag nach einem Thema und finde, wo du es übst.',
    Icon: Search,
  },
  {
    to: '/code-library',
    label: 'Code-Bibliothek',
    line: 'Fertige Bausteine zum Ausprobieren, und deine eigenen.',
    Icon: Library,
  },
] as const;

export type Door = (typeof doors)[number];
