import { Link } from '@tanstack/react-router';
import { BookOpen, Search, Wrench } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import type { Unsent } from '../chat/shared/use-words.ts';
import styles from './first-aid.module.css';

/** Why a message came to nothing, and how one gets on without an answer. */
export function FirstAid({ unsent: { message, problem } }: { unsent: Unsent }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.aid}>
      <p>{problem}</p>
      <p>Deine Nachricht ist noch da. Bis sie ankommt, geht es auch ohne mich weiter:</p>
      <ul className={styles.ways}>
        <li>
          <Link to="/search" search={{ q: message }} className={small}>
            <Search size={14} aria-hidden="true" /> Danach suchen
          </Link>
        </li>
        <li>
          <Link to="/learn" className={small}>
            <BookOpen size={14} aria-hidden="true" /> Zu den Lektionen
          </Link>
        </li>
        <li>
          <Link to="/workshop" className={small}>
            <Wrench size={14} aria-hidden="true" /> In die Werkstatt
          </Link>
        </li>
      </ul>
    </div>
  );
}

const small = buttonClass({ size: 'small' });
