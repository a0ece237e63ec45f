import type { AssessmentResult, AssessmentState } from '@hbg/contract/assessments';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { SkillStroke } from '../../../ui/skill-stroke.tsx';
import { between } from '../shared/between.ts';
import { useContest } from '../use-answer.ts';
import { EvidenceList } from './evidence-list.tsx';
import styles from './result-view.module.css';
import { headingFor, sureWords, unaidedWords } from './result-words.ts';

export type AfterResult = {
  /** What could come next, beside the address that the result names already. */
  renderNext: (beside: string | undefined) => ReactNode;
};

type ResultViewProps = AfterResult & {
  user: string;
  state: AssessmentState;
  result: AssessmentResult;
  /** It took the place of the last item. */
  isFocused: boolean;
};

/** About how far somebody is, how sure that is, by what, and what to learn next. */
export function ResultView({ user, state, result, isFocused, renderNext }: ResultViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  const { contest, isContesting } = useContest(user, state.id);
  const { next, mayContest, evidence } = result;
  return (
    <div className={styles.ended}>
      <section className={styles.result} aria-label="Ergebnis">
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {headingFor(result)}
        </h2>
        <Judgement title={state.title} result={result} />
        {next && (
          <p className={styles.next}>
            {result.level === null ? 'Noch einmal nachsehen: ' : 'Das passt als Nächstes zu dir: '}
            <PlaceLink address={next.address}>{next.title}</PlaceLink>
          </p>
        )}
        <div className={styles.evidence}>
          <h3 className={styles.subtitle}>Darauf beruht es</h3>
          <EvidenceList evidence={evidence} />
        </div>
        <div className={styles.foot}>
          <Link to="/profile" className={buttonClass({ variant: 'primary' })}>
            Fertig
          </Link>
          {mayContest && (
            <Button isBusy={isContesting} onClick={contest}>
              Das kann ich
            </Button>
          )}
          {mayContest && (
            <p className={styles.note}>
              Du siehst das anders? „Das kann ich“ stellt dir noch zwei Aufgaben.
            </p>
          )}
        </div>
      </section>
      {renderNext(next?.address)}
    </div>
  );
}

function Judgement({ title, result }: { title: string; result: AssessmentResult }) {
  const { level, confidence, of } = result;
  if (level === null || confidence === null) return <p>{unaidedWords(result)}</p>;
  return (
    <>
      <div className={styles.rule}>
        <SkillStroke title={title} level={level} between={between(level, confidence)} />
      </div>
      <p className={styles.words}>
        Sicherheit {confidence} von 10. {sureWords(confidence)} Es ist eine grobe Schätzung aus {of}{' '}
        Aufgaben: Eine oder zwei Stufen daneben sind normal.
      </p>
    </>
  );
}
