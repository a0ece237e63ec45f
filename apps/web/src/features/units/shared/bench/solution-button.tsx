import { Eye, Undo2 } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import type { UsedSolution } from './use-solution.ts';

export function SolutionButton({ isShown, toggle }: UsedSolution) {
  const [Icon, text] = isShown ? [Undo2, 'Mein Code'] : [Eye, 'Show Solution'];
  return (
    <Button variant="ghost" icon={<Icon size={16} />} onClick={() => toggle()}>
      {text}
    </Button>
  );
}
