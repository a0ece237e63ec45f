import { useNavigate } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { bringCode } from '../execution/shared/brought-code.ts';

export function ToWorkshop({ code }: { code: string }) {
  const owner = useOwnLearner();
  const go = useNavigate();
  const bring = () => {
    const stueck = bringCode(owner, `${code.trimEnd()}\n`);
    void go({ to: '/workshop', search: { stueck } });
  };
  return (
    <Button variant="ghost" size="small" icon={<Wrench size={14} />} onClick={bring}>
      In die Werkstatt
    </Button>
  );
}
