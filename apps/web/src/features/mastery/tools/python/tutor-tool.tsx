import { Link } from '@tanstack/react-router';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import type { ToolLesson } from '../tool-list.tsx';
import styles from './tutor-tool.module.css';

/** A question that the companion gets together with what it is about. */
export function TutorTool({ lesson: { title } }: { lesson: ToolLesson }) {
  const [own, setOwn] = useState('');
  const question = own.trim();
  return (
    <div className={styles.tool}>
      <p className={styles.intro}>
        Der Begleiter weiß dann, dass es um „{title}“ geht. Such dir eine Frage aus, oder stell
        deine eigene.
      </p>
      <ul className={styles.questions}>
        {questionsAbout(title).map((frage) => (
          <li key={frage}>
            <Ask frage={frage}>{frage}</Ask>
          </li>
        ))}
      </ul>
      <TextField
        label="Deine Frage"
        maxLength={300}
        value={own}
        onChange={({ target }) => setOwn(target.value)}
      />
      {question !== '' && (
        <p>
          <Ask frage={`Python, „${title}“: ${question}`}>Frage stellen</Ask>
        </p>
      )}
    </div>
  );
}

function questionsAbout(title: string): string[] {
  return [
    `Erklär mir „${title}“ in Python mit einem Beispiel.`,
    `Wofür brauche ich „${title}“ in Python?`,
    `Welche Fehler passieren bei „${title}“ in Python oft?`,
    `Stell mir eine Quizfrage zu „${title}“ in Python.`,
  ];
}

function Ask({ frage, children }: { frage: string; children: string }) {
  return (
    <Link to="/ai-companion" search={{ frage }} className={buttonClass()}>
      <MessageCircleQuestion size={18} aria-hidden="true" /> {children}
    </Link>
  );
}
