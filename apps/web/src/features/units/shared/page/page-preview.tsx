import type { Files } from '@hbg/contract/units';
import { useEffect, useRef } from 'react';
import { useStable } from '../../../../ui/use-stable.ts';
import { LivePage } from './live-page.ts';
import type { PageMessage, PageSetting } from './messages.ts';
import styles from './page-preview.module.css';

type Props = Pick<PageSetting, 'data' | 'answer' | 'storage' | 'onMessage'> & {
  readonly files: Files;
};

/** The child's page beside its code. Data and storage stay as they were at its beginning: another unit is another `key`. */
export function PagePreview({ files, onMessage, ...setting }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const page = useRef<LivePage>(null);
  const first = useRef(setting);
  const say = useStable<PageMessage>(onMessage);
  useEffect(() => {
    if (!place.current) return undefined;
    const opened = new LivePage(place.current, { ...first.current, onMessage: say });
    page.current = opened;
    return () => opened.end();
  }, [say]);
  useEffect(() => page.current?.change(files), [files]);
  return <div ref={place} className={styles.place} />;
}
