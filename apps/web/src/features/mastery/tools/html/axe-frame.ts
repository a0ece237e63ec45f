import type { AxeResults, RunOptions } from 'axe-core';
import type { FrameTools } from '../../../units/shared/page/messages.ts';

declare global {
  /** Left by the script of axe, which runs before this one. */
  var axe: { run: (page: Document, options: RunOptions) => Promise<AxeResults> } | undefined;
}

const tools: FrameTools | undefined = Reflect.get(globalThis, 'hbgTools');
const { axe } = globalThis;
Reflect.deleteProperty(globalThis, 'axe');
if (tools && axe) tools.onOpen(() => addEventListener('load', () => void lookThrough(axe, tools)));

/** When the page is there with all its styles. */
async function lookThrough({ run }: NonNullable<typeof axe>, { tell }: FrameTools) {
  try {
    const { violations } = await run(document, { resultTypes: ['violations'] });
    tell({
      violations: violations.map(({ id, help, nodes }) => {
        return { id, help, targets: nodes.map(({ target }) => String(target.at(-1) ?? '')) };
      }),
    });
  } catch (error) {
    tell({ failure: String(error) });
  }
}
