import { buildInWorker } from './build/build-in-worker.ts';
import styles from './live-page.module.css';
import type { PageSetting } from './messages.ts';
import { PageFrame } from './page-frame.ts';

/** A page that nobody looks at, of a given width: for checks, which bring a script of their own. */
export async function openUnseenPage(
  { files, ...setting }: PageSetting,
  width = 1280,
  page = buildInWorker(files),
): Promise<PageFrame> {
  const frame = new PageFrame(setting, { onRemove: () => endWatch() });
  const { element } = frame;
  element.className = styles.unseen ?? '';
  element.style.width = `${width}px`;
  // Not inert: within, a check clicks, types and puts the focus on things.
  element.setAttribute('aria-hidden', 'true');
  element.tabIndex = -1;
  const endWatch = giveFocusBack(element);
  document.body.append(element);
  void frame.open(await page);
  return frame;
}

/** A frame that takes the focus takes it from the editor in which a child is writing. */
function giveFocusBack(frame: HTMLIFrameElement): () => void {
  let last = document.activeElement;
  const remember = () => {
    if (document.activeElement !== frame) last = document.activeElement;
  };
  const giveBack = () => {
    if (document.activeElement === frame && last instanceof HTMLElement) last.focus();
  };
  const onBlur = () => setTimeout(giveBack);
  document.addEventListener('focusin', remember);
  window.addEventListener('blur', onBlur);
  return () => {
    giveBack();
    document.removeEventListener('focusin', remember);
    window.removeEventListener('blur', onBlur);
  };
}
