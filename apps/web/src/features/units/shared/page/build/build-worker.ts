import type { Files } from '@hbg/contract/units';
import { buildPage } from './build-page.ts';
import type { BuiltPage } from './built-page.ts';

export type BuildOrder = { readonly id: number; readonly files: Files };
export type BuildResult = { readonly id: number; readonly page: BuiltPage };

const post: (result: BuildResult) => void = globalThis.postMessage.bind(globalThis);

globalThis.addEventListener('message', ({ data }: MessageEvent<BuildOrder>) => {
  post({ id: data.id, page: buildPage(data.files) });
});
