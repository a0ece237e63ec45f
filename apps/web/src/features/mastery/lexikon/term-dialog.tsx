import type { Term } from '@hbg/contract/mastery';
import { Link } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fenced } from '../../markup/shared/fenced.ts';
import { Markup } from '../../markup/shared/markup.tsx';
import styles from './lexicon.module.css';

type TermDialogProps = { term: Term; onClose: () => void };

export function TermDialog({ term, onClose }: TermDialogProps) {
  const { title, definition, category, example } = term;
  const { code, language, output } = example;
  const shown = [
    fenced(code, language),
    ...(output === null ? [] : [fenced(output, 'ausgabe')]),
  ].join('\n\n');
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <Link
          to="/ai-companion"
          search={{ frage: `Was bedeutet „${title}“? Erklär es mir mit einem Beispiel.` }}
          className={buttonClass()}
        >
          <Bot size={18} className={styles.bot} /> Mit KI über diesen Begriff sprechen
        </Link>
      }
    >
      <div className={styles.body}>
        <p className={styles.category}>{category}</p>
        <p>
          <CodeText>{definition}</CodeText>
        </p>
        <Markup text={shown} codeLabel="Beispiel" />
      </div>
    </Dialog>
  );
}
