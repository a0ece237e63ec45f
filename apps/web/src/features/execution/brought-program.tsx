import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { learnerKey } from '../account/shared/learners.ts';
import { useCurrentUser } from '../account/shared/session.ts';
import { broughtCode } from './shared/brought-code.ts';
import { Workbench } from './workbench.tsx';

/** Code that was brought from another room, such as an answer of a companion. */
export function BroughtProgram({ piece }: { piece: number }) {
  const code = broughtCode(learnerKey(useCurrentUser() ?? ''), piece);
  if (code !== null) return <Workbench place={`werkstatt/stueck-${piece}`} starter={code} />;
  return (
    <EmptyState
      title="Dieses Stück liegt hier nicht"
      action={
        <Link to="/workshop" className={buttonClass()}>
          Zu deinem eigenen Programm
        </Link>
      }
    >
      Mitgebrachter Code bleibt in dem Browser, in den er gebracht wurde.
    </EmptyState>
  );
}
