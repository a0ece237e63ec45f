import { GeneratorCard } from '../../../projects/shared/generator/generator-card.tsx';
import { BeginProject, useBegunProject } from '../begin-project.tsx';

export function GeneratorTool() {
  const { begun, begin, end } = useBegunProject();
  return (
    <>
      <GeneratorCard language="Python" onBegin={begin} />
      <BeginProject begun={begun} onClose={end} />
    </>
  );
}
