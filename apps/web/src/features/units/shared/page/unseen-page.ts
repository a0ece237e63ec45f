import { buildInWorker } from './build/build-in-worker.ts';
import styles from './live-page.module.css';
import type { PageSetting } from './messages.ts';
import { PageFrame } from './page-frame.ts';

/** A page that nobody looks at, of a given width: for checks, which bring a script of their own. */
export async function openUnseenPage(setting: PageSetting, width = 1280): Promise<PageFrame> {
  const frame = new PageFrame(await buildInWorker(setting.files), setting);
  const { element } = frame;
  element.className = styles.unseen ?? '';
  element.style.width = `${width}px`;
  element.inert = true;
  document.body.append(element);
  return frame;
}
