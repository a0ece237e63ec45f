import type { Drawing } from '@hbg/python/drawing/drawing';
import type { DrawingEvent } from '@hbg/python/drawing/events';
import type { Setting } from '@hbg/python/drawing/setting';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './drawing-stage.module.css';
import { KeyPad } from './key-pad.tsx';
import { StageBar } from './stage-bar.tsx';
import { useDescription } from './use-description.ts';
import { useEvents, useFocus, usePainting } from './use-stage.ts';
import { useTouch } from './use-touch.ts';

type DrawingStageProps = {
  drawing: Drawing;
  /** Keys and clicks for the program. */
  onEvent: (event: DrawingEvent) => void;
};

/** What a program draws, and where it is played with. */
export function DrawingStage({ drawing, onEvent }: DrawingStageProps) {
  const setting = useSyncExternalStore(drawing.subscribe, () => drawing.setting);
  const isTouch = useTouch();
  const { keys } = setting.listening;
  return (
    <div className={styles.stage} style={{ maxWidth: `max(20rem, ${widthOf(setting)})` }}>
      <Paper drawing={drawing} setting={setting} onEvent={onEvent} />
      {isTouch && keys.length > 0 && <KeyPad keys={keys} onEvent={onEvent} />}
      <StageBar drawing={drawing} setting={setting} onEvent={onEvent} />
    </div>
  );
}

function Paper({ drawing, setting, onEvent }: DrawingStageProps & { setting: Setting }) {
  const stage = useRef<HTMLElement>(null);
  const paper = useRef<HTMLCanvasElement>(null);
  const turtles = useRef<HTMLCanvasElement>(null);
  const description = useDescription(drawing);
  const { listening } = setting;
  const wantsKeys = listening.everyKey || listening.keys.length > 0;

  usePainting(paper, turtles, drawing);
  useEvents(stage, drawing, onEvent);
  useFocus(stage, wantsKeys && listening.isListening);
  // On a phone the code reaches down to where it begins.
  useEffect(() => {
    stage.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <figure
      ref={stage}
      className={styles.paper}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> shows a file, no canvas
      role="img"
      aria-label={description}
      tabIndex={wantsKeys ? 0 : undefined}
      data-pointer={listening.pointer}
      style={sizeOf(setting)}
    >
      <canvas ref={paper} className={styles.layer} aria-hidden="true" />
      <canvas ref={turtles} className={styles.layer} aria-hidden="true" />
    </figure>
  );
}

function sizeOf(setting: Setting) {
  const { width, height } = setting.window;
  return { aspectRatio: `${width} / ${height}`, maxWidth: widthOf(setting) };
}

/** As large as there is room, but never higher than what a screen shows beside other things. */
function widthOf({ window: { width, height } }: Setting): string {
  return `calc(var(--drawing-height, 70dvh) * ${width / height})`;
}
