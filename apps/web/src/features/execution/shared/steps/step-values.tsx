import type { Call, Part, Value } from '@hbg/python/steps/recording';
import { memo, useLayoutEffect, useRef } from 'react';
import { type Change, changesOf } from './changes.ts';
import type { RecordedStep } from './recording.ts';
import { showInBox } from './show-in-box.ts';
import styles from './step-values.module.css';

type StepValuesProps = { step: RecordedStep; before: RecordedStep | undefined };

/** The variables: of the function that is running first, then of those that wait for it. */
export function StepValues({ step, before }: StepValuesProps) {
  const { calls, leftOut } = step;
  const [outermost, ...inner] = calls;
  const callers = inner.toReversed();
  const changes = new Map(changesOf(step, before).map((change) => [change.key, change]));
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('[data-changed]');
    if (box.current && row) showInBox(box.current, row);
  });
  const show = (call: Call) => <CallTable key={call.id} call={call} changes={changes} />;
  return (
    <figure ref={box} className={styles.values} tabIndex={0} aria-label="Variablen">
      {callers.map(show)}
      {leftOut > 0 && <p className={styles.leftOut}>… {leftOut} weitere Aufrufe …</p>}
      {outermost && show(outermost)}
    </figure>
  );
}

type CallTableProps = { call: Call; changes: ReadonlyMap<string, Change> };

const CallTable = memo(function CallTable({ call, changes }: CallTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{titleOf(call)}</caption>
      <tbody>
        {call.values.map((value) => (
          <Row key={value.name} value={value} change={changes.get(`${call.id} ${value.name}`)} />
        ))}
        {call.values.length === 0 && (
          <tr>
            <td className={styles.empty}>Noch keine Variablen.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
});

function titleOf({ function: name, line }: Call): string {
  if (name === '') return 'Hauptprogramm';
  if (name.startsWith('class ')) return `Klasse ${name.slice('class '.length)}`;
  return `${name}() · Zeile ${line}`;
}

function Row({ value, change }: { value: Value; change: Change | undefined }) {
  const { name, text, parts } = value;
  return (
    <tr className={styles.row} data-changed={change !== undefined || undefined}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.value}>
        <span>{text}</span>
        {change && <span className={styles.badge}>{change.isNew ? 'neu' : 'geändert'}</span>}
        {parts.length > 0 && <ul className={styles.parts}>{parts.map(renderPart)}</ul>}
      </td>
    </tr>
  );
}

function renderPart({ name, text }: Part) {
  return (
    <li key={name}>
      .{name} = {text}
    </li>
  );
}
