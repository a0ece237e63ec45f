import type { Exchange } from '@hbg/contract/chat';
import { CornerUpLeft, ScanSearch } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Place } from './ask-tutor.ts';
import { RungSteps } from './rung-steps.tsx';
import { Answer } from './shared/answer.tsx';
import { OwnMessage } from './shared/own-message.tsx';
import { SaidAt } from './shared/said-at.tsx';

/** What can be done with an answer in the page behind the chat. */
export type AnswerActions = {
  onInsert?: ((code: string) => void) | undefined;
  onShowPlace?: ((place: Place) => void) | undefined;
};

type ExchangeItemProps = AnswerActions & { exchange: Exchange; place: Place | null };

/** A hundred of these are read as markup, and only the last one ever changes. */
export const ExchangeItem = memo(function ExchangeItem({
  exchange,
  place,
  onInsert,
  onShowPlace,
}: ExchangeItemProps) {
  const { message, response, rung, speaker, timestamp } = exchange;
  return (
    <>
      <OwnMessage text={message} />
      <Answer
        speaker={speaker}
        above={<RungSteps rung={rung} />}
        text={response}
        codeActions={onInsert && insertButton(onInsert)}
      >
        {place && onShowPlace && (
          <Button size="small" icon={<ScanSearch size={14} />} onClick={() => onShowPlace(place)}>
            Zeile {place.line} zeigen
          </Button>
        )}
        <SaidAt timestamp={timestamp} />
      </Answer>
    </>
  );
});

function insertButton(onInsert: (code: string) => void) {
  return (code: string) => (
    <Button
      variant="ghost"
      size="small"
      icon={<CornerUpLeft size={14} />}
      // With its last line ended, it is put on lines of its own.
      onClick={() => onInsert(`${code.trimEnd()}\n`)}
    >
      In den Editor
    </Button>
  );
}
