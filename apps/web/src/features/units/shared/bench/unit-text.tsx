import { memo } from 'react';
import { CodeSamples } from '../../../../ui/code-samples.tsx';
import { Markup } from '../../../markup/shared/markup.tsx';
import styles from './bench.module.css';
import { withoutTitle } from './without-title.ts';

type UnitTextProps = { title: string; content: string };

export const UnitText = memo(function UnitText({ title, content }: UnitTextProps) {
  return (
    <article className={styles.text}>
      <h1 className={styles.heading}>{title}</h1>
      <CodeSamples>
        <Markup text={withoutTitle(content, title)} under={0} codeLabel="Beispiel" />
      </CodeSamples>
    </article>
  );
});
