import type { Exchange } from '@hbg/contract/chat';
import { CornerUpLeft, ScanSearch } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Markup } from '../markup/shared/markup.tsx';
import styles from './exchange-item.module.css';
import { OwnMessage } from './own-message.tsx';
import { RungSteps } from './rung-steps.tsx';
import { SaidAt } from './said-at.tsx';
import { SpeakerBadge } from './speaker-badge.tsx';
import type { Place } from './stream/ask-tutor.ts';

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
      <div className={styles.answer} data-answer>
        <SpeakerBadge speaker={speaker} />
        <RungSteps rung={rung} />
        <Markup text={response} under={2} codeActions={onInsert && insertButton(onInsert)} />
        <div className={styles.foot}>
          {place && onShowPlace && (
            <Button size="small" icon={<ScanSearch size={14} />} onClick={() => onShowPlace(place)}>
              Zeile {place.line} zeigen
            </Button>
          )}
          <SaidAt timestamp={timestamp} />
        </div>
      </div>
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
