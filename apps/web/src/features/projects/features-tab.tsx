import type { Project } from '@hbg/contract/projects';
import { Check, Undo2 } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './features-tab.module.css';
import { useChangeProject } from './shared/use-change-project.ts';

export function FeaturesTab({ project }: { project: Project }) {
  const { targetFeatures: open, completedFeatures: done } = project;
  const change = useChangeProject();
  const finish = (feature: string) =>
    void change(project, {
      targetFeatures: open.filter((other) => other !== feature),
      completedFeatures: [...done, feature],
    });
  const reopen = (feature: string) =>
    void change(project, {
      targetFeatures: [...open, feature],
      completedFeatures: done.filter((other) => other !== feature),
    });
  return (
    <div className={styles.tab}>
      <div className={styles.lists}>
        <FeatureList
          title="Ausstehend"
          features={open}
          action="Erledigt"
          icon={<Check size={16} />}
          onAct={finish}
        />
        <FeatureList
          title="Abgeschlossen"
          features={done}
          action="Rückgängig"
          icon={<Undo2 size={16} />}
          onAct={reopen}
        />
      </div>
      <NewFeature
        known={[...open, ...done]}
        onAdd={(feature) => void change(project, { targetFeatures: [...open, feature] })}
      />
    </div>
  );
}

type FeatureListProps = {
  title: string;
  features: readonly string[];
  action: string;
  icon: ReactNode;
  onAct: (feature: string) => void;
};

function FeatureList({ title, features, action, icon, onAct }: FeatureListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.column}>
      <h3 ref={heading} tabIndex={-1} className={styles.label}>
        {title} ({features.length})
      </h3>
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature} className={styles.row}>
            <span className={styles.feature}>{feature}</span>
            <Button
              size="small"
              icon={icon}
              aria-label={`${action}: ${feature}`}
              onClick={() => {
                // The button goes away with its row.
                heading.current?.focus();
                onAct(feature);
              }}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NewFeatureProps = { known: readonly string[]; onAdd: (feature: string) => void };

function NewFeature({ known, onAdd }: NewFeatureProps) {
  const [text, setText] = useState('');
  const feature = text.trim();
  const isKnown = known.includes(feature);
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (feature === '' || isKnown) return;
    onAdd(feature);
    setText('');
  };
  return (
    <form className={styles.adding} onSubmit={add}>
      <TextField
        label="Neues Feature"
        maxLength={200}
        value={text}
        error={isKnown ? 'Das steht schon auf der Liste.' : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={feature === '' || isKnown}>
        Hinzufügen
      </Button>
    </form>
  );
}
