import { generateCode } from '@hbg/contract/code-generator';
import type { ProjectLanguage } from '@hbg/contract/project-languages';
import { useMutation } from '@tanstack/react-query';
import { Bot, Pencil } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../../shell/lazy-part.ts';
import { Button } from '../../../../ui/button.tsx';
import { useOwnLearner } from '../../../account/shared/use-own-learner.ts';
import { callAs } from '../../../units/shared/code/call-as.ts';
import styles from './generator-card.module.css';
import { GeneratorForm, type Wish } from './generator-form.tsx';
import { keepMade, keptMade, type Made, newlyMade } from './kept-code.ts';
import { useSought } from './use-sought.ts';

const GeneratedPanel = lazyPart(async () => (await import('./generated-panel.tsx')).GeneratedPanel);

type GeneratorCardProps = {
  /** What is chosen at first. */
  language?: ProjectLanguage | undefined;
  /** What a link leads to: the program of this wish, or at least its words. */
  sought?: string | undefined;
};

export function GeneratorCard(props: GeneratorCardProps) {
  const heading = useId();
  const card = useSought(props.sought);
  const { made, show, change, form } = useGenerator(props);
  return (
    <section ref={card} tabIndex={-1} aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <Bot size={20} />
        <div className={styles.words}>
          <h2 id={heading} className={styles.title}>
            AI Code Generator{made && ` · ${made.generated.language}`}
          </h2>
          <p className={styles.wish}>
            {made
              ? `„${made.description}“${gapWords(made.generated.gaps.length)}`
              : 'Beschreib, was du bauen willst. Bis zu drei Stellen im Code findest du dann selbst heraus.'}
          </p>
        </div>
        {made && (
          <Button
            variant="ghost"
            size="icon"
            aria-label="Beschreibung ändern"
            icon={<Pencil size={18} />}
            onClick={change}
          />
        )}
      </div>
      {made ? (
        <Suspense>
          <GeneratedPanel
            key={made.generated.code}
            {...made}
            onFill={(filled) => show({ ...made, filled })}
          />
        </Suspense>
      ) : (
        <GeneratorForm {...form} />
      )}
    </section>
  );
}

/** What was made last is there again; another wish that is sought stands in the form. */
function useGenerator({ language, sought }: GeneratorCardProps) {
  const owner = useOwnLearner();
  const [kept] = useState(() => keptMade(owner, language));
  const isOther = sought !== undefined && sought !== kept?.description;
  const [made, setMade] = useState(isOther ? null : kept);
  const [wish, setWish] = useState<Wish>({
    description: sought ?? kept?.description ?? '',
    language: language ?? kept?.generated.language,
  });
  const show = (next: Made) => {
    keepMade(owner, next);
    setMade(next);
  };
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (body: { description: string; language: ProjectLanguage }) => {
      const [generated] = await Promise.all([
        callAs(owner, generateCode, { body }),
        GeneratedPanel.preload(),
      ]);
      return generated;
    },
    onSuccess: (generated, { description }) => show(newlyMade(description, generated)),
  });
  const form = {
    wish,
    isBusy: isPending,
    hasFailed: isError,
    onChange: setWish,
    onSend: mutate,
  };
  return { made, show, change: () => setMade(null), form };
}

function gapWords(gaps: number): string {
  if (gaps === 0) return '';
  return gaps === 1 ? ' · 1 Stelle findest du heraus' : ` · ${gaps} Stellen findest du heraus`;
}
