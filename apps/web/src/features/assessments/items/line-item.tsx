import { useRef } from 'react';
import type { CodeToken } from '../../../ui/code-token.ts';
import { LineList, type Told } from '../../../ui/line-list.tsx';
import { useOptionKeys } from '../../../ui/use-option-keys.ts';
import { highlightPython } from '../../markup/shared/highlight-python.ts';
import { useWebLines } from '../../markup/shared/use-web-lines.ts';
import { Asked } from './asked.tsx';
import type { ItemProps } from './item-props.ts';
import styles from './items.module.css';
import { Shows } from './shows.tsx';

/** The wrong line of a program, chosen by a click or by its number. */
export function LineItem(props: ItemProps) {
  const { item } = props;
  const code = item.unit.quiz[0]?.code?.trimEnd() ?? '';
  if (item.language === 'python') return <Lines {...props} lines={highlightPython(code)} />;
  return <WebLines {...props} code={code} />;
}

function WebLines({ code, ...props }: ItemProps & { code: string }) {
  return <Lines {...props} lines={useWebLines(code, props.item.language ?? '')} />;
}

type LinesProps = ItemProps & { lines: readonly (readonly CodeToken[])[] };

function Lines({ item, judged, isFocused, onGive, lines }: LinesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const choose = (choice: number) => onGive({ choice });
  const onKeyDown = useOptionKeys(group, lines.length, choose);
  return (
    <div className={styles.item}>
      <Asked group={group} task={item.unit.content} isFocused={isFocused}>
        <LineList
          lines={lines}
          toldOf={(line) => toldOf(judged, line)}
          isDone={judged !== null}
          signs={signs}
          onChoose={(line) => choose(line - 1)}
          onKeyDown={onKeyDown}
        />
      </Asked>
      <Shows text={item.shows} />
    </div>
  );
}

const signs = { guilty: 'hier steckt der Fehler', innocent: 'nicht der Fehler' };

/** Once it was answered: the wrong line with its reason, and what was chosen instead. */
function toldOf(judged: ItemProps['judged'], line: number): Told | null {
  const option = judged?.unit.quiz[0]?.options[line - 1];
  if (!judged || !option) return null;
  if (option.isRight) return { isGuilty: true, why: option.why };
  return judged.choice === line - 1 ? { isGuilty: false, why: null } : null;
}
