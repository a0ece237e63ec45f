import { renewFeed } from '@hbg/contract/schedule';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { callProblem } from '../../ui/call-problem.ts';
import { confirm } from '../../ui/confirm.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import styles from './calendar-dialog.module.css';
import { ImportPart } from './import-part.tsx';
import { feedQuery } from './queries.ts';

export function CalendarDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const query = useQuery(feedQuery);
  return (
    <Dialog title="Kalender" isOpen onClose={onClose}>
      <section aria-labelledby="abonnieren" className={styles.part}>
        <h3 id="abonnieren" className={styles.head}>
          In einem anderen Kalender sehen
        </h3>
        <p className={styles.word}>
          Mit dieser Adresse zeigt auch der Kalender auf dem Handy deinen Stundenplan. Sie ist
          geheim: Wer sie kennt, kann alles lesen.
        </p>
        <QueryView
          query={query}
          loading={<Skeleton lines={2} />}
          failing={{
            title: 'Die Adresse lässt sich gerade nicht laden',
            safe: 'Deine Termine liegen sicher in der Garage.',
          }}
        >
          {({ path }) => <Address address={location.origin + path} />}
        </QueryView>
      </section>
      <ImportPart today={today} />
    </Dialog>
  );
}

function Address({ address }: { address: string }) {
  const { mutate, isPending } = useRenewal();
  const renew = async () => {
    if (await confirm(question)) mutate();
  };
  return (
    <div className={styles.address}>
      <TextField
        label="Adresse"
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      {isOfThisComputer(address) && (
        <p className={styles.word}>
          Diese hier kann nur dieser Computer selbst lesen: Für ein Handy öffne HBG unter seiner
          Adresse im Hausnetz und kopier sie dort.
        </p>
      )}
      <div className={styles.buttons}>
        <Button icon={<Copy size={18} />} onClick={() => void copy(address)}>
          Kopieren
        </Button>
        <Button isBusy={isPending} onClick={() => void renew()}>
          Neue Adresse
        </Button>
      </div>
    </div>
  );
}

function isOfThisComputer(address: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);
}

const question = {
  title: 'Neue Adresse machen?',
  text: 'Die alte gilt dann nicht mehr: Kalender, die sie kennen, sehen nichts Neues.',
  action: 'Neue Adresse',
  cancel: 'Behalten',
  tone: 'danger',
} as const;

function useRenewal() {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callAs(owner, renewFeed, {}),
    onSuccess: (feed) => {
      queryClient.setQueryData(feedQuery.queryKey, feed);
      showToast({ title: 'Die neue Adresse gilt' });
    },
    onError: (error) => {
      const description = callProblem(error);
      const title = 'Die alte Adresse gilt noch';
      if (description) showToast({ title, description, tone: 'destructive' });
    },
  });
}

async function copy(address: string) {
  if (await copyText(address)) showToast({ title: 'Adresse kopiert' });
  else showToast({ title: 'Die Adresse konnte nicht kopiert werden.', tone: 'destructive' });
}
