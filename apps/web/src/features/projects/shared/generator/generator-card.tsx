import { type GeneratedCode, generateCode } from '@hbg/contract/code-generator';
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

const GeneratedPanel = lazyPart(async () => (await import('./generated-panel.tsx')).GeneratedPanel);

type GeneratorCardProps = {
  /** What is chosen at first. */
  language?: ProjectLanguage | undefined;
};

/** What was wished for, and what came of it. */
type Made = { readonly wish: Wish; readonly generated: GeneratedCode };

export function GeneratorCard({ language }: GeneratorCardProps) {
  const owner = useOwnLearner();
  const heading = useId();
  const [made, setMade] = useState<Made | null>(null);
  const [wish, setWish] = useState<Wish>({ description: '', language });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (body: { description: string; language: GeneratedCode['language'] }) => {
      const [generated] = await Promise.all([
        callAs(owner, generateCode, { body }),
        GeneratedPanel.preload(),
      ]);
      return generated;
    },
    onSuccess: (generated, sent) => setMade({ wish: sent, generated }),
  });
  return (
    <section aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <Bot size={20} />
        <div className={styles.words}>
          <h2 id={heading} className={styles.title}>
            AI Code Generator{made && ` · ${made.generated.language}`}
          </h2>
          <p className={styles.wish}>
            {made
              ? `„${made.wish.description}“${gapWords(made.generated.gaps.length)}`
              : 'Beschreib, was du bauen willst. Bis zu drei Stellen im Code findest du dann selbst heraus.'}
          </p>
        </div>
        {made && (
          <Button
            variant="ghost"
            size="icon"
            aria-label="Beschreibung ändern"
            icon={<Pencil size={18} />}
            onClick={() => setMade(null)}
          />
        )}
      </div>
      {made ? (
        <Suspense>
          <GeneratedPanel
            key={made.generated.code}
            generated={made.generated}
            description={made.wish.description}
          />
        </Suspense>
      ) : (
        <GeneratorForm
          wish={wish}
          isBusy={isPending}
          hasFailed={isError}
          onChange={setWish}
          onSend={mutate}
        />
      )}
    </section>
  );
}

function gapWords(gaps: number): string {
  if (gaps === 0) return '';
  return gaps === 1 ? ' · 1 Stelle findest du heraus' : ` · ${gaps} Stellen findest du heraus`;
}
