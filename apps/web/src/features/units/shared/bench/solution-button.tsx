import { Eye, Undo2 } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import type { UsedSolution } from './use-solution.ts';

type SolutionButtonProps = Pick<UsedSolution, 'isShown' | 'toggle'> & { size?: 'small' };

export function SolutionButton({ isShown, toggle, size }: SolutionButtonProps) {
  const [Icon, name] = isShown ? [Undo2, 'Mein Code'] : [Eye, 'Show Solution'];
  return (
    <Button
      variant="ghost"
      size={size}
      title={name}
      icon={<Icon size={16} />}
      onClick={() => toggle()}
    >
      <span>{name}</span>
    </Button>
  );
}
