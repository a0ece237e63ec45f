import { Avatar } from '../features/account/shared/avatar.tsx';
import { learnerNamed } from '../features/account/shared/learners.ts';
import { usePart } from '../ui/use-part.ts';
import styles from './account-menu.module.css';
import type { AccountPanelProps } from './account-panel.tsx';
import { Dropdown } from './dropdown.tsx';

export function AccountMenu({ user }: { user: string }) {
  const avatar = <Avatar learner={learnerNamed(user).id} size="small" />;
  const early = usePart({ load: loadPanel, isWanted: false, onFailure: tryWhenOpened });
  return (
    <Dropdown label={`Konto von ${user}`} className={styles.trigger} trigger={avatar}>
      {(close) =>
        early ? (
          <early.AccountPanel user={user} avatar={avatar} />
        ) : (
          <LatePanel user={user} avatar={avatar} onFailure={close} />
        )
      }
    </Dropdown>
  );
}

/** For who is faster than the page. */
function LatePanel({ onFailure, ...account }: AccountPanelProps & { onFailure: () => void }) {
  const late = usePart({ load: loadPanel, isWanted: true, onFailure });
  return late && <late.AccountPanel {...account} />;
}

const loadPanel = () => import('./account-panel.tsx');

function tryWhenOpened(): void {}
