import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { AvatarStep } from './avatar-step.tsx';
import styles from './login-page.module.css';
import { PasswordStep } from './password-step.tsx';
import { learners } from './shared/learners.ts';

type Step = 'avatar' | 'password' | 'avatar again';

export function LoginPage() {
  const [learner, setLearner] = useState(learners[0]);
  const [step, setStep] = useState<Step>('avatar');
  return (
    <div className={styles.page}>
      <Card as="section" className={styles.panel}>
        {step === 'password' ? (
          <PasswordStep learner={learner} onBack={() => setStep('avatar again')} />
        ) : (
          <AvatarStep
            chosen={learner}
            hasComeBack={step === 'avatar again'}
            onChoose={setLearner}
            onNext={() => setStep('password')}
          />
        )}
      </Card>
    </div>
  );
}
