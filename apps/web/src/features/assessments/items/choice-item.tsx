import { QuizQuestion } from '../../../ui/quiz-question.tsx';
import { fenced } from '../../markup/shared/fenced.ts';
import { Markup } from '../../markup/shared/markup.tsx';
import type { ItemProps } from './item-props.ts';
import styles from './items.module.css';
import { Shows } from './shows.tsx';

/** A question, or a gap to be filled, with one try. */
export function ChoiceItem({ item, judged, isFocused, onGive }: ItemProps) {
  const [question] = (judged ?? item).unit.quiz;
  if (!question) return null;
  return (
    <div className={styles.item}>
      <QuizQuestion
        question={question}
        chosen={judged && (judged.choice ?? unknown)}
        isFocused={isFocused}
        onChoose={(choice) => onGive({ choice })}
        renderCode={(code) => (
          <div className={styles.code}>
            <Markup text={fenced(code, item.language ?? 'python')} codeLabel="Code zur Frage" />
            <Shows text={item.shows} />
          </div>
        )}
      />
    </div>
  );
}

/** None of them, and none can be chosen any more. */
const unknown = -1;
