import type { MasteryArea } from '@hbg/contract/mastery';
import { Link } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { areaWords } from '../area-words.ts';

type ToolsTabProps = { area: MasteryArea; lesson: { unit: string; title: string } };

/** Help with this lesson. */
export function ToolsTab({ area, lesson: { title } }: ToolsTabProps) {
  const frage = `Erklär mir „${title}“ aus ${areaWords[area].title}.`;
  return (
    <section aria-label="KI Tutor">
      <h2>KI Tutor</h2>
      <p>Frag deinen Begleiter nach dieser Lektion.</p>
      <Link to="/ai-companion" search={{ frage }} className={buttonClass()}>
        <Bot size={18} /> Über „{title}“ sprechen
      </Link>
    </section>
  );
}
