import type { GeneratedCode } from '@hbg/contract/code-generator';
import { Copy } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { copyText } from '../../../../ui/copy-text.ts';
import { showToast } from '../../../../ui/toast.tsx';
import styles from './generated-panel.module.css';
import { TakeAlong } from './take-along.tsx';

type PanelActionsProps = {
  generated: GeneratedCode;
  description: string;
  isWhole: boolean;
  mayShow: boolean;
  onCheck: () => void;
  onShow: () => void;
};

export function PanelActions(props: PanelActionsProps) {
  const { generated, description, isWhole, mayShow, onCheck, onShow } = props;
  return (
    <div className={styles.foot}>
      {!isWhole && (
        <Button variant="primary" onClick={onCheck}>
          Lücken füllen
        </Button>
      )}
      <Button
        variant={isWhole ? 'plain' : 'ghost'}
        icon={<Copy size={16} />}
        disabled={!isWhole}
        onClick={() => void copy(generated.code)}
      >
        Kopieren
      </Button>
      {!isWhole && mayShow && (
        <Button variant="ghost" onClick={onShow}>
          Ganzen Code zeigen
        </Button>
      )}
      {!isWhole && !mayShow && (
        <p className={styles.aside}>Ganzer Code: nach einem Versuch je Lücke.</p>
      )}
      {isWhole && <TakeAlong generated={generated} description={description} />}
    </div>
  );
}

async function copy(code: string) {
  if (await copyText(code)) {
    showToast({
      title: 'Code kopiert',
      description: 'Der Code wurde in die Zwischenablage kopiert.',
    });
  } else {
    showToast({
      title: 'Fehler',
      description: 'Code konnte nicht kopiert werden.',
      tone: 'destructive',
    });
  }
}
