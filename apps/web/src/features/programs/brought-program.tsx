import type { ComponentProps } from 'react';
import { broughtCode } from '../execution/shared/brought-code.ts';
import { NothingHere } from './nothing-here.tsx';
import { OpenOnce } from './open-once.tsx';
import { inItsLanguage } from './program-language.ts';

type BroughtProps = Pick<ComponentProps<typeof OpenOnce>, 'user' | 'isThere'> & { piece: number };

/** Code that was brought from another room, such as an answer of a companion. */
export function BroughtProgram({ piece, ...way }: BroughtProps) {
  const brought = broughtCode(way.user, piece);
  if (brought === null) {
    return (
      <NothingHere title="Dieses Stück liegt hier nicht">
        Mitgebrachter Code bleibt in dem Browser, in den er gebracht wurde.
      </NothingHere>
    );
  }
  const beginning = { title: `Mitgebracht ${piece}`, ...inItsLanguage(brought) };
  return <OpenOnce {...way} source={`stueck/${piece}`} beginning={beginning} />;
}
