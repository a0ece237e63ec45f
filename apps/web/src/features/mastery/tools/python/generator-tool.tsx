import { GeneratorCard } from '../../../projects/shared/generator/generator-card.tsx';

export function GeneratorTool() {
  return <GeneratorCard language="Python" />;
}
