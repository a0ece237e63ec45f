import { type ComponentType, createElement, lazy, useState } from 'react';

/** A part of the page in a chunk of its own. Once it is preloaded, it shows without a gap. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazy(async () => ({ default: await load() }));

  const Part = (props: Props) => {
    const [Shown] = useState(() => loaded ?? Later);
    return createElement(Shown, props);
  };
  Part.preload = async () => {
    loaded = await load();
  };
  return Part;
}
