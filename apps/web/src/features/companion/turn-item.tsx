import { memo } from 'react';
import { Answer } from '../chat/shared/answer.tsx';
import { OwnMessage } from '../chat/shared/own-message.tsx';
import { SaidAt } from '../chat/shared/said-at.tsx';
import { ToWorkshop } from './to-workshop.tsx';
import type { Turn } from './turn.ts';

/** Many of these are read as markup, and none ever changes. */
export const TurnItem = memo(function TurnItem({ turn }: { turn: Turn }) {
  const { message, response, speaker, timestamp } = turn;
  return (
    <>
      <OwnMessage text={message} />
      <Answer speaker={speaker} text={response} codeActions={workshopButton}>
        <SaidAt timestamp={timestamp} />
      </Answer>
    </>
  );
});

/** Only Python runs there. */
function workshopButton(code: string, language: string) {
  return language === 'python' && <ToWorkshop code={code} />;
}
