import type { Files } from '@hbg/contract/units';
import { PagePreview } from '../page/page-preview.tsx';
import { useUnitFiles } from '../use-unit-files.ts';

export function ModelFrame({ files }: { files: Files }) {
  return <PagePreview files={files} data={nothing} onMessage={ignore} />;
}

/** The page of the bench around it, as it is being written: as wide here as its model. */
export function OwnFrame({ starter }: { starter: Files }) {
  const { files } = useUnitFiles(starter);
  return <PagePreview files={files} data={nothing} onMessage={ignore} />;
}

const nothing = {};

/** What is said here, the bench says too; what the model says is of no interest. */
function ignore(): void {}
