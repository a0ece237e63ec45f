import type { PathStep } from '@hbg/contract/paths';
import { ArrowRight, Check } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { durationWords } from '../../ui/moment-words.ts';
import { PlaceLink } from '../../ui/place-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { typeNames } from './path-words.ts';
import { StepParts } from './step-parts.tsx';
import styles from './step-row.module.css';

export type StepState = 'not started' | 'open' | 'current' | 'done';

type StepRowProps = {
  step: PathStep;
  state: StepState;
  isResting: boolean;
  onTick: (isDone: boolean) => void;
};

export function StepRow({ step, state, isResting, onTick }: StepRowProps) {
  const { stepNumber, title, description, type, estimatedMinutes, parts, isByHand } = step;
  const [only] = parts.length === 1 ? parts : [];
  const hasOnePlace = isByHand || only !== undefined;
  return (
    <li
      className={joinClasses(styles.step, state !== 'not started' && styles[state])}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <Check size={18} /> : stepNumber}
      </span>
      <div className={styles.body}>
        <h3 className={styles.title}>
          {title} {words[state] && <span className={styles.state}>{words[state]}</span>}
        </h3>
        <p className={styles.facts}>
          {typeNames[type]} · {durationWords(estimatedMinutes)}
          {isByHand && ' · du hakst selbst ab'}
        </p>
        <p className={styles.description}>
          <CodeText>{description}</CodeText>
        </p>
        {only?.missing && <p className={styles.missing}>{only.missing}</p>}
        {parts.length > 1 && <StepParts parts={parts} isOpen={state === 'current'} />}
        {(hasOnePlace || state === 'current') && (
          <div className={styles.ways}>
            <StepLink
              step={step}
              hasOnePlace={hasOnePlace}
              isMain={state === 'current' && !isResting}
            />
            {isByHand && state !== 'not started' && (
              <Checkbox label={`Geschafft: ${title}`} value={step.isDone} onChange={onTick} />
            )}
          </div>
        )}
      </div>
    </li>
  );
}

const words: Readonly<Partial<Record<StepState, string>>> = {
  current: 'jetzt dran',
  done: 'geschafft',
};

type StepLinkProps = { step: PathStep; hasOnePlace: boolean; isMain: boolean };

function StepLink({ step: { address, title, parts }, hasOnePlace, isMain }: StepLinkProps) {
  const next = parts.find(({ isDone }) => !isDone);
  // It is done on paper: there is nowhere to go.
  if (address.startsWith('/learning-paths/')) return null;
  return (
    <PlaceLink
      address={address}
      className={buttonClass({ variant: isMain ? 'primary' : 'plain', size: 'small' })}
    >
      {hasOnePlace ? 'Dorthin' : `Weiter: ${next?.title ?? title}`}
      <ArrowRight size={16} aria-hidden="true" />
      {hasOnePlace && <VisuallyHidden>, wo du „{title}“ machst</VisuallyHidden>}
    </PlaceLink>
  );
}
