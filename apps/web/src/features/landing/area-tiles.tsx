import { Link } from '@tanstack/react-router';
import {
  BookOpen,
  Bot,
  BrainCircuit,
  CodeXml,
  FolderKanban,
  Footprints,
  Rocket,
  Sigma,
  Terminal,
  Users,
} from 'lucide-react';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './area-tiles.module.css';

const tiles = [
  {
    to: '/learn',
    label: 'Lektionen',
    line: 'Lesen, ausprobieren, verstehen: der Python-Kurs mit Editor.',
    Icon: BookOpen,
    look: 'main',
  },
  {
    to: '/project',
    label: 'Projekte',
    line: 'Deine eigenen Vorhaben: planen, bauen, abhaken.',
    Icon: FolderKanban,
    look: 'wide',
  },
  {
    to: '/tutorial',
    label: 'Tutorial',
    line: 'Schritt für Schritt durch Python und JavaScript.',
    Icon: Footprints,
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
  },
  {
    to: '/advanced-projects',
    label: 'Große Projekte',
    line: 'Chatbot, Web-App und Spiele-Engine in Etappen.',
    Icon: Rocket,
  },
  {
    to: '/community',
    label: 'Community',
    line: 'Zeig, was du gebaut hast, und nimm Aufgaben an.',
    Icon: Users,
  },
] as const;

export function AreaTiles() {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ to, label, line, Icon, ...tile }) => (
        <li key={to} className={joinClasses(styles.tile, 'look' in tile && styles[tile.look])}>
          <Icon size={22} className={styles.icon} />
          <h3 className={styles.label}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </h3>
          <p className={styles.line}>{line}</p>
        </li>
      ))}
    </ul>
  );
}
